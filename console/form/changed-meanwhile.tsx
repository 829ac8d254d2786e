import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { Draft, Meanwhile } from './meanwhile.ts';

interface ChangedMeanwhileProps<D extends Draft> {
  readonly edit: Meanwhile<D>;
  /** What a field is called. */
  readonly nameOf: (field: keyof D & string) => string;
  /** How a value is said, where that is not what stands in its field. */
  readonly sayOf?: (field: keyof D & string, value: string) => string;
  readonly onTakeTheirs: (field: keyof D & string) => void;
}

/** What somebody else saved while this form was open, field by field. */
export function ChangedMeanwhile<D extends Draft>({
  edit,
  nameOf,
  sayOf = (_, value) => value,
  onTakeTheirs,
}: ChangedMeanwhileProps<D>) {
  const { t } = useTranslation('desk');
  const { before, typed, taken, contested } = edit;
  const isElsewhere = taken.length + contested.length === 0;
  const said = (field: keyof D & string, value: string | undefined) =>
    (value && sayOf(field, value)) || t('meanwhile.empty');
  return (
    <section
      aria-labelledby="meanwhile-title"
      className="rounded-card bg-amber-100 px-6 py-5 text-amber-600"
    >
      <h2 id="meanwhile-title" className="text-lg">
        {t('meanwhile.title')}
      </h2>
      <p className="mb-2">{t(isElsewhere ? 'meanwhile.elsewhere' : 'meanwhile.text')}</p>
      <ul className="grid gap-1">
        {contested.map((field) => (
          <li key={field} className="flex flex-wrap items-center gap-3">
            {t('meanwhile.contested', {
              field: nameOf(field),
              theirs: said(field, before[field]),
              yours: said(field, typed[field]),
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
            {t('meanwhile.taken', { field: nameOf(field), theirs: said(field, before[field]) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
