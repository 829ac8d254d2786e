import { useTranslation } from 'react-i18next';
import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';

export function BookingLines({ bookings }: { bookings: readonly FleetBooking[] }) {
  const { t } = useTranslation('cars');
  const { timeZone } = usePageCity();
  return (
    <ul className="grid gap-1.5 figures">
      {bookings.map(({ id, reference, startsAt, endsAt }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <span className="font-strong tracking-wide">{reference}</span>
          <span>
            {t('blocks.time', { from: moment(startsAt, timeZone), to: moment(endsAt, timeZone) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
