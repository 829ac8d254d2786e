import type { TimeRange } from '../availability.ts';
import { startOfCityDay, toCityTime } from '../city-time.ts';
import { fleetPolicy } from '../policy-constants.ts';
import type { Trip } from '../trip.ts';

/** Later than any car and any trip, and still a moment that every calendar can show. */
const endOfTime = Temporal.Instant.from('2200-01-01T00:00:00Z');

/** The last day of a trip, on the city's calendar. One that ends at midnight ended the day before. */
export function lastDayOf({ endsAt }: Trip, timeZone: string): Temporal.PlainDate {
  return toCityTime(endsAt.subtract({ nanoseconds: 1 }), timeZone).toPlainDate();
}

/**
 * Whether insurance and inspection last for the whole trip. A car of which none is written down is: what is
 * not known has not ended.
 */
export function isDrivable(
  drivableUntil: Temporal.PlainDate | null,
  trip: Trip,
  timeZone: string,
): boolean {
  if (!drivableUntil) return true;
  return Temporal.PlainDate.compare(lastDayOf(trip, timeZone), drivableUntil) <= 0;
}

/**
 * The same rule as time that is taken: no trip can end in it. The turnaround needs no insurance, so the
 * time begins that much later and a trip may last to the end of the last day.
 */
export function undrivableTime(
  drivableUntil: Temporal.PlainDate | null,
  timeZone: string,
  turnaroundMinutes: number,
): TimeRange | null {
  if (!drivableUntil) return null;
  const ended = startOfCityDay(drivableUntil.add({ days: 1 }), timeZone);
  return { from: ended.add({ minutes: turnaroundMinutes }), to: endOfTime };
}

export type DocumentState = 'unknown' | 'ended' | 'ends-soon' | 'good';

export function documentState(
  endsOn: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): DocumentState {
  if (!endsOn) return 'unknown';
  const daysLeft = today.until(endsOn, { largestUnit: 'days' }).days;
  if (daysLeft < 0) return 'ended';
  return daysLeft <= fleetPolicy.soonDays ? 'ends-soon' : 'good';
}
