import { useTranslation } from 'react-i18next';
import type { DeskClaimLine } from '../../../contract/operate/claims.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { sheetMoney } from '../../../domain/format-money.ts';
import { operateApi } from '../../api/operate-api.ts';
import { everyPage } from '../../form/csv/every-page.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

/** All claims of the group, however many pages they are. */
export function ExportClaims({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { t } = useTranslation(['claims', 'desk']);
  const { id: city, timeZone } = usePageCity();
  const list = { ...query, city, size: '100' };
  const by = ({ decideBy, answerBy }: DeskClaimLine) => decideBy ?? answerBy;
  return (
    <ExportTable<DeskClaimLine>
      label={t('list.label')}
      file={`claims-${city}`}
      columns={[
        [t('list.columns.what'), ({ kind }) => t(`kinds.${kind}`)],
        [t('list.columns.booking'), ({ reference }) => reference],
        [t('list.columns.renter'), ({ renter }) => renter],
        [t('list.columns.car'), ({ car }) => car],
        [t('desk:export.plate'), ({ plate }) => plate],
        [t('desk:export.made'), ({ madeAt }) => sheetTime(madeAt, timeZone)],
        [t('desk:export.by'), (claim) => sheetTime(by(claim), timeZone)],
        [t('list.columns.status'), ({ status }) => t(`statuses.${status}`)],
        [t('list.columns.amount'), ({ amount }) => sheetMoney(amount)],
        [t('desk:export.currency'), ({ amount }) => amount.currency],
      ]}
      rows={() =>
        everyPage((page) => operateApi().listClaims({ query: { ...list, page: String(page) } }))
      }
    />
  );
}
