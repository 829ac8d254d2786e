import { useTranslation } from 'react-i18next';
import type { DeskPromoCode } from '../../../contract/operate/catalogue-promo-codes.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { draftOf } from './promo-draft.ts';

export function ExportPromoCodes({ promoCodes }: { promoCodes: readonly DeskPromoCode[] }) {
  const { t } = useTranslation(['promoCodes', 'desk']);
  const { id, name: city, timeZone } = usePageCity();
  return (
    <ExportTable<DeskPromoCode>
      label={t('list', { city })}
      file={`promo-codes-${id}`}
      columns={[
        [t('columns.code'), ({ code }) => code],
        [t('fields.label'), ({ label }) => label],
        [
          t('columns.discount'),
          ({ discount }) =>
            discount.kind === 'percent'
              ? t('percent', discount)
              : t('amount', { amount: formatMoney(discount.amount) }),
        ],
        [t('desk:export.from'), (promo) => draftOf(promo, timeZone).from],
        [t('desk:export.to'), (promo) => draftOf(promo, timeZone).until],
        [
          t('columns.shown'),
          ({ isPublic, given }) => (isPublic ? t('everyone') : t('given', { count: given })),
        ],
        [t('columns.uses'), ({ uses }) => uses],
        [t('columns.state'), ({ state }) => t(`states.${state}`)],
      ]}
      rows={() => promoCodes}
    />
  );
}
