import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SimState } from '../../../../contract/sim.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { StatusBadge } from '../../bookings/standing/status-badge.tsx';
import { BookingLife } from './booking-life.tsx';
import { Panel } from './panel.tsx';

/** The booking that the clock's buttons speak of. */
export function WatchedBooking({ booking }: { booking: SimState['booking'] }) {
  const { t } = useTranslation('sim');
  if (!booking) {
    return (
      <Panel title={t('booking.title')}>
        <p className="mt-3 mb-5 text-stone-700">{t('booking.none')}</p>
        <ButtonLink to="/search">{t('booking.find')}</ButtonLink>
      </Panel>
    );
  }
  return (
    <Panel title={t('booking.title')}>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="title text-xl">{booking.car}</p>
        <StatusBadge status={booking.status} money={booking.money} />
        <Link to={`/booking/${booking.id}`} className="text-link text-sm">
          {t('booking.open', { reference: booking.reference })}
        </Link>
      </div>
      <BookingLife booking={booking} />
    </Panel>
  );
}
