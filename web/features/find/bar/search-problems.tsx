import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { listOf } from '../../trip/state/last-list.ts';
import type { SearchProblem } from './use-search-bar.ts';

interface SearchProblemsProps {
  readonly id: string;
  readonly problems: readonly SearchProblem[];
  /** The city whose cars can be seen instead; null while the search is open. */
  readonly closedIn: { readonly id: string; readonly name: string } | null;
}

/** The foot of the search bar: what is still missing, in words. */
export function SearchProblems({ id, problems, closedIn }: SearchProblemsProps) {
  const { t } = useTranslation('search');
  return (
    <div role="alert" id={id} className="col-span-full">
      {problems.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-1 rounded-b-sheet bg-error-100 px-6 py-3">
          {problems.map((problem) => (
            <FieldError key={problem}>{t(`errors.${problem}`)}</FieldError>
          ))}
        </div>
      )}
      {closedIn && (
        <p className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-b-sheet bg-stone-100 px-6 py-3 text-sm text-stone-700">
          {t('bar.closed')}
          <ButtonLink to={listOf(closedIn.id)}>
            {t('bar.allCars', { city: closedIn.name })}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
