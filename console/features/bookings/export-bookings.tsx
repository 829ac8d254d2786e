import { useTranslation } from 'react-i18next';
import type { DeskBookingLine } from '../../../contract/operate/desk-bookings.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { sheetMoney } from '../../../domain/format-money.ts';
import { operateApi } from '../../api/operate-api.ts';
import { everyPage } from '../../form/csv/every-page.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

/** All bookings that fit, however many pages they are. */
export function ExportBookings({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { t } = useTranslation(['bookings', 'desk']);
  const { id: city, timeZone } = usePageCity();
  const list = { ...query, city, size: '100' };
  return (
    <ExportTable<DeskBookingLine>
      label={t('list.label')}
      file={`bookings-${city}`}
      columns={[
        [t('list.columns.reference'), ({ reference }) => reference],
        [t('list.columns.renter'), ({ renter }) => renter.name],
        [t('list.columns.car'), ({ car }) => car.name],
        [t('desk:export.plate'), ({ car }) => car.plate],
        [t('desk:export.from'), ({ startsAt }) => sheetTime(startsAt, timeZone)],
        [t('desk:export.to'), ({ endsAt }) => sheetTime(endsAt, timeZone)],
        [t('desk:export.place'), ({ place }) => place],
        [t('list.columns.status'), ({ status }) => t(`statuses.${status}`)],
        [t('list.columns.price'), ({ price }) => sheetMoney(price)],
        [t('desk:export.currency'), ({ price }) => price.currency],
      ]}
      rows={() =>
        everyPage((page) =>
          operateApi().listDeskBookings({ query: { ...list, page: String(page) } }),
        )
      }
    />
  );
}
