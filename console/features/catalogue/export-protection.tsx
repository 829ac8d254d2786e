import { useTranslation } from 'react-i18next';
import type { DeskProtection } from '../../../contract/operate/catalogue-offers.ts';
import { sheetMoney } from '../../../domain/format-money.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

type Option = DeskProtection['options'][number];

/** A line for each option of the main protection, and one for each of the others. */
export function ExportProtection({
  protection,
}: {
  readonly protection: readonly DeskProtection[];
}) {
  const { t } = useTranslation('offers');
  const { id, name: city, currency } = usePageCity();
  const lines = protection.flatMap((one) => {
    const options: readonly (Option | null)[] = one.options.length > 0 ? one.options : [null];
    return options.map((option) => ({ one, option }));
  });
  return (
    <ExportTable<(typeof lines)[number]>
      label={t('protection.list', { city })}
      file={`protection-${id}`}
      columns={[
        [t('protection.title'), ({ one }) => one.title],
        [t('protection.description'), ({ one }) => one.description],
        [t('protection.options'), ({ option }) => option?.title ?? null],
        [
          t('protection.includedCoverage'),
          ({ option }) => option?.includedCoverage.join('; ') ?? null,
        ],
        [
          t('protection.pricePerDay', { currency }),
          ({ one, option }) => sheetMoney((option ?? one).pricePerDay),
        ],
        [t('protection.onSale'), ({ one }) => t(one.onSale ? 'yes' : 'no')],
      ]}
      rows={() => lines}
    />
  );
}
