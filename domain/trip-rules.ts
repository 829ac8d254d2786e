import { isFree } from './availability.ts';
import { toCityTime } from './city-time.ts';
import { isOnHalfHour } from './half-hours.ts';
import { rentalDaysBetween, type Trip } from './trip.ts';
import { givesNotice, isInPast, type TripFacts } from './trip-facts.ts';
import { allowed, refused, type Verdict } from './verdict.ts';

export type TripRefusal =
  | 'trip_reversed'
  | 'not_on_half_hour'
  | 'trip_in_past'
  | 'notice_too_short'
  | 'trip_too_long'
  | 'day_blocked';

/** The server's check of a requested trip. The pickers offer nothing that this would refuse. */
export function validateTrip(trip: Trip, facts: TripFacts): Verdict<TripRefusal> {
  const startsLocal = toCityTime(trip.startsAt, facts.timeZone);
  const endsLocal = toCityTime(trip.endsAt, facts.timeZone);

  // Local time decides, because local time is paid: in the hour that is repeated in autumn an
  // instant can be later and yet read earlier. Later on the local clock is always later in fact.
  if (Temporal.PlainDateTime.compare(startsLocal, endsLocal) >= 0) return refused('trip_reversed');
  if (!isOnHalfHour(startsLocal) || !isOnHalfHour(endsLocal)) return refused('not_on_half_hour');
  if (isInPast(trip.startsAt, facts)) return refused('trip_in_past');
  if (!givesNotice(trip.startsAt, facts)) return refused('notice_too_short');
  if (rentalDaysBetween(startsLocal, endsLocal) > facts.maxDurationDays) {
    return refused('trip_too_long');
  }
  if (!isFree(trip, facts.occupied, facts.turnaroundMinutes)) return refused('day_blocked');
  return allowed;
}

/** A new end of a trip that has begun: a driver needs the same notice to collect as to deliver. */
export function validateEnd(trip: Trip, facts: TripFacts): Verdict<TripRefusal> {
  const startsLocal = toCityTime(trip.startsAt, facts.timeZone);
  const endsLocal = toCityTime(trip.endsAt, facts.timeZone);
  if (Temporal.PlainDateTime.compare(startsLocal, endsLocal) >= 0) return refused('trip_reversed');
  if (!isOnHalfHour(endsLocal)) return refused('not_on_half_hour');
  if (isInPast(trip.endsAt, facts)) return refused('trip_in_past');
  if (!givesNotice(trip.endsAt, facts)) return refused('notice_too_short');
  if (rentalDaysBetween(startsLocal, endsLocal) > facts.maxDurationDays) {
    return refused('trip_too_long');
  }
  if (!isFree(trip, facts.occupied, facts.turnaroundMinutes)) return refused('day_blocked');
  return allowed;
}
