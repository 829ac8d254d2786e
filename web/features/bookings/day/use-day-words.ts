import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatDateTime, formatDay, formatTime } from '../../../../domain/format-city-time.ts';
import { marksAddedUntil } from '../../../../domain/handovers/addition.ts';
import type { TripDay } from '../../../../domain/handovers/trip-day.ts';

/** Who comes and when, in the words and on the clock of the city. */
export function useDayWords(booking: Booking, { end, told, expectedAt }: TripDay) {
  const { t } = useTranslation('day');
  const { city, drivenBy, onTheWay } = booking;
  const name = drivenBy[end];
  const local = (at: Temporal.Instant) => toCityTime(at, city.timeZone);
  const timeOf = (at: Temporal.Instant) => formatTime(local(at));
  const timeOfIso = (iso: string | null) => (iso ? timeOf(instantFromIso(iso)) : '');
  const agreed = instantFromIso(end === 'delivery' ? booking.startsAt : booking.endsAt);
  const { sealedAt } = onTheWay.delivery;
  return {
    minutesLate: expectedAt ? Math.round(expectedAt.since(told.to).total('minutes')) : 0,
    timeOf,
    said: {
      driver: name ?? t('driver'),
      someone: name ?? t('someone'),
      day: formatDay(local(agreed)),
      due: formatDateTime(local(agreed)),
      from: timeOf(told.from),
      to: timeOf(told.to),
      expected: expectedAt ? timeOf(expectedAt) : '',
      setOut: timeOfIso(onTheWay[end].setOutAt),
      arrived: timeOfIso(onTheWay[end].arrivedAt),
      until: sealedAt ? timeOf(marksAddedUntil(instantFromIso(sealedAt))) : '',
    },
  };
}

export type DayWords = ReturnType<typeof useDayWords>;
