import { useTranslation } from 'react-i18next';
import type { DeskExtra } from '../../../contract/operate/catalogue-offers.ts';
import { sheetMoney } from '../../../domain/format-money.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

export function ExportExtras({ extras }: { readonly extras: readonly DeskExtra[] }) {
  const { t } = useTranslation('offers');
  const { id, name: city, currency } = usePageCity();
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no');
  return (
    <ExportTable<DeskExtra>
      label={t('extras.list', { city })}
      file={`extras-${id}`}
      columns={[
        [t('extras.label'), ({ label }) => label],
        [t('extras.description'), ({ description }) => description],
        [t('extras.pricePerDay', { currency }), ({ shownPrice }) => sheetMoney(shownPrice)],
        [t('extras.driver'), ({ perDriver }) => yesNo(perDriver)],
        [t('extras.onSale'), ({ onSale }) => yesNo(onSale)],
      ]}
      rows={() => extras}
    />
  );
}
