import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { DraftField, Meanwhile } from './car-draft.ts';
import { useFieldNames } from './use-field-names.ts';

interface ChangedMeanwhileProps {
  readonly edit: Meanwhile;
  readonly onTakeTheirs: (field: DraftField) => void;
}

/** What somebody else saved while this form was open, field by field. */
export function ChangedMeanwhile({ edit, onTakeTheirs }: ChangedMeanwhileProps) {
  const { t } = useTranslation('carForm');
  const nameOf = useFieldNames();
  const { before, typed, taken, contested } = edit;
  const said = (value: string) => value || t('meanwhile.empty');
  return (
    <section className="rounded-card bg-amber-100 px-6 py-5 text-amber-600">
      <h2 className="text-lg">{t('meanwhile.title')}</h2>
      <p className="mb-2">{t('meanwhile.text')}</p>
      <ul className="grid gap-1">
        {contested.map((field) => (
          <li key={field} className="flex flex-wrap items-center gap-3">
            {t('meanwhile.contested', {
              field: nameOf(field),
              theirs: said(before[field]),
              yours: said(typed[field]),
            })}
            <Button
              variant="link"
              aria-label={t('meanwhile.theirsOf', { field: nameOf(field) })}
              onClick={() => onTakeTheirs(field)}
            >
              {t('meanwhile.theirs')}
            </Button>
          </li>
        ))}
        {taken.map((field) => (
          <li key={field}>
            {t('meanwhile.taken', { field: nameOf(field), theirs: said(before[field]) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
