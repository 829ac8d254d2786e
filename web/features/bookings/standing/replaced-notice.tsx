import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { isOpenToRenter } from '../../../../domain/booking-lifecycle.ts';

/** Another car comes than the one booked: which, and why. */
export function ReplacedNotice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const { replaced, car, status } = booking;
  if (!replaced || !isOpenToRenter(status)) return null;
  return (
    <section
      aria-labelledby="replaced-title"
      className="rounded-card bg-amber-100 px-5 py-4 text-sm text-ink"
    >
      <h2 id="replaced-title" className="text-base font-strong">
        {t('replaced.title', { car: `${car.brand} ${car.model}` })}
      </h2>
      <p className="mt-1">
        {t(`replaced.reasons.${replaced.reason}`, { car: `${replaced.brand} ${replaced.model}` })}{' '}
        {t('replaced.same')} {replaced.isBetterNow && t('replaced.better')}
      </p>
    </section>
  );
}
