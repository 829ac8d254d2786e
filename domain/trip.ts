import { toCityTime } from './city-time.ts';

/** From delivery to return, half-open: `[startsAt, endsAt)`. */
export type Trip = {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
};

const minutesPerDay = 24 * 60;

/**
 * Days to pay: the difference of the local date-times, rounded up. Elapsed hours would count a day
 * too many in the week the clocks go back.
 */
export function rentalDays(trip: Trip, timeZone: string): number {
  return rentalDaysBetween(toCityTime(trip.startsAt, timeZone), toCityTime(trip.endsAt, timeZone));
}

export function rentalDaysBetween(
  startsLocal: Temporal.PlainDateTime,
  endsLocal: Temporal.PlainDateTime,
): number {
  const minutes = startsLocal.until(endsLocal).total('minutes');
  return Math.ceil(minutes / minutesPerDay);
}
