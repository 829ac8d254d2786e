import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/field.tsx';
import type { SearchProblem } from './use-search-bar.ts';

interface SearchProblemsProps {
  readonly id: string;
  readonly problems: readonly SearchProblem[];
  readonly isClosed: boolean;
}

/** The foot of the search bar: what is still missing, in words. */
export function SearchProblems({ id, problems, isClosed }: SearchProblemsProps) {
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
      {isClosed && (
        <p className="max-w-none rounded-b-sheet bg-stone-100 px-6 py-3 text-sm text-stone-700">
          {t('bar.closed')}
        </p>
      )}
    </div>
  );
}
