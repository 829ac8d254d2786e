import { useTranslation } from 'react-i18next';
import { type CarFileField, carFileFields } from '../../../../domain/fleet/car-file.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import type { Chosen, Import } from './use-import.ts';

const IGNORED = '';

/** Which column is what; another choice is looked through at once. */
export function ColumnMatches({
  work,
  chosen,
}: {
  readonly work: Import;
  readonly chosen: Chosen;
}) {
  const { t } = useTranslation(['carImport', 'carFile']);
  const { columns } = chosen.preview;
  const options = [
    { id: IGNORED, label: t('ignored') },
    ...carFileFields.map((field) => ({ id: field, label: t(`carFile:columns.${field}`) })),
  ];
  const choose = (at: number, id: string) => {
    const field = id === IGNORED ? null : (id as CarFileField);
    // A field that another column had moves here.
    const next = columns.map(({ field: old }) => (old === field ? null : old));
    next[at] = field;
    void work.match(chosen, next);
  };
  return (
    <details className="group rounded-card border border-hair bg-card px-6 py-4">
      <summary className="flex min-h-target list-none items-center justify-between font-strong [&::-webkit-details-marker]:hidden">
        {t('columnsTitle', {
          count: columns.length,
          matched: columns.filter(({ field }) => field !== null).length,
        })}
        <Icon name="down" className="size-4 stroke-2 group-open:rotate-180" />
      </summary>
      <p className="mt-2 mb-4 text-quiet">{t('columnsText')}</p>
      <div className="grid grid-cols-2 gap-4 desk:grid-cols-4">
        {columns.map(({ header, field }, at) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header
            key={at}
            label={t('columnOf', { header })}
            options={options}
            value={field ?? IGNORED}
            onChange={(id) => choose(at, id)}
          />
        ))}
      </div>
    </details>
  );
}
