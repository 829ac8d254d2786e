import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { toCityTime } from '../../../../domain/city-time.ts';
import { formatTime } from '../../../../domain/format-city-time.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { dayPath } from '../data/booking-path.ts';
import { useTripDay } from '../data/use-trip-day.ts';

/** On the day of a delivery or return: who is coming, and the way to follow it. */
export function DayNotice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const { phase, end, told, expectedAt } = useTripDay(booking);
  switch (phase) {
    case 'today':
    case 'on-the-way':
    case 'late':
    case 'at-door':
    case 'missed':
    case 'overdue': {
      const timeOf = (at: Temporal.Instant) => formatTime(toCityTime(at, booking.city.timeZone));
      const said = {
        driver: booking.drivenBy[end] ?? t('day.driver'),
        from: timeOf(told.from),
        to: timeOf(told.to),
        expected: expectedAt ? timeOf(expectedAt) : '',
      };
      const title = phase === 'today' ? t(`day.${end}`, said) : t(`day.${phase}`, said);
      return (
        <section
          aria-labelledby="day-title"
          className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-hair bg-card px-5 py-5 tablet:px-6 print:hidden"
        >
          <div>
            <h2 id="day-title" className="text-lg">
              {title}
            </h2>
            <p className="mt-1 text-sm text-stone-700 figures">
              {expectedAt ? t('day.expected', said) : t('day.told', said)}
            </p>
          </div>
          <ButtonLink variant="ink" to={dayPath(booking.id)}>
            {t('day.action')}
          </ButtonLink>
        </section>
      );
    }
    case 'before':
    case 'no-show':
    case 'sealed':
    case 'on-road':
    case 'collected':
    case 'ended':
      return null;
  }
}
