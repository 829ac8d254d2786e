import type { BookingSummary } from '../../../../contract/bookings.ts';
import type { TripCity } from '../../../../contract/cities.ts';
import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatDate, formatDateTime, formatMoment } from '../../../../domain/format-city-time.ts';

type City = Pick<TripCity, 'timeZone'>;

/** "Monday, Jan 01, 09:00am", in the city's time. */
export function whenOf(iso: string, { timeZone }: City): string {
  return formatDateTime(toCityTime(instantFromIso(iso), timeZone));
}

/** "Jan 01, 09:00am" */
export function momentOf(iso: string, { timeZone }: City): string {
  return formatMoment(toCityTime(instantFromIso(iso), timeZone));
}

/** "Jan 01, 2026" */
export function dateOf(iso: string, { timeZone }: City): string {
  return formatDate(toCityTime(instantFromIso(iso), timeZone));
}

/** The car is collected where it was handed over. */
export function isSameAddress(booking: Pick<BookingSummary, 'delivery' | 'return'>): boolean {
  const { delivery, return: giveBack } = booking;
  return (
    delivery.latitude === giveBack.latitude &&
    delivery.longitude === giveBack.longitude &&
    delivery.name === giveBack.name
  );
}
