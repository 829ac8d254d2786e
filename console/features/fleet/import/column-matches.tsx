import { useTranslation } from 'react-i18next';
import { carFileFields } from '../../../../domain/fleet/car-file.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ColumnSelects } from '../../../form/csv/column-selects.tsx';
import type { Chosen, Import } from './use-import.ts';

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
        <ColumnSelects
          columns={columns}
          fields={carFileFields}
          nameOf={(field) => t(`carFile:columns.${field}`)}
          labelOf={(header) => t('columnOf', { header })}
          ignored={t('ignored')}
          onMatch={(at, field) => void work.match(chosen, at, field)}
        />
      </div>
    </details>
  );
}
