import { useTranslation } from 'react-i18next';
import type { PhoneBookingLine } from '../../../contract/operate/phone-bookings.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { sheetMoney } from '../../../domain/format-money.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

export function ExportLinks({ links }: { readonly links: readonly PhoneBookingLine[] }) {
  const { t } = useTranslation(['phoneBookings', 'desk']);
  const { id: city, timeZone } = usePageCity();
  return (
    <ExportTable<PhoneBookingLine>
      label={t('links.title')}
      file={`links-${city}`}
      columns={[
        [t('links.columns.renter'), ({ renter }) => renter.name],
        [t('desk:export.email'), ({ renter }) => renter.email],
        [t('desk:export.car'), ({ car }) => car.name],
        [t('desk:export.plate'), ({ car }) => car.plate],
        [t('desk:export.from'), ({ startsAt }) => sheetTime(startsAt, timeZone)],
        [t('desk:export.to'), ({ endsAt }) => sheetTime(endsAt, timeZone)],
        [t('desk:export.place'), ({ place }) => place],
        [t('desk:export.sent'), ({ sentAt }) => sheetTime(sentAt, timeZone)],
        [t('links.columns.state'), ({ state }) => t(`links.states.${state}`)],
        [t('links.columns.total'), ({ total }) => sheetMoney(total)],
        [t('desk:export.currency'), ({ total }) => total.currency],
      ]}
      rows={() => links}
    />
  );
}
