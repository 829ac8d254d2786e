import type { OccupiedDates } from '../../../contract/cars.ts';
import type { TripCity } from '../../../contract/cities.ts';
import { isFree } from '../../../domain/availability.ts';
import { instantFromIso } from '../../../domain/city-time.ts';

/** Minutes until the car may be free for the trip again; null when it is booked and not only reserved. */
export function heldMinutes(
  trip: { readonly startsAt: string; readonly endsAt: string },
  { turnaroundMinutes }: Pick<TripCity, 'turnaroundMinutes'>,
  { events, holds }: Pick<OccupiedDates, 'events' | 'holds'>,
  now: Temporal.Instant,
): number | null {
  const wanted = { startsAt: instantFromIso(trip.startsAt), endsAt: instantFromIso(trip.endsAt) };
  const isTakenBy = ({ from, to }: { readonly from: string; readonly to: string }) => {
    const range = { from: instantFromIso(from), to: instantFromIso(to) };
    return !isFree(wanted, [range], turnaroundMinutes);
  };
  const isHold = ({ from, to }: OccupiedDates['events'][number]) =>
    holds.some((hold) => hold.from === from && hold.to === to);
  if (events.some((event) => isTakenBy(event) && !isHold(event))) return null;
  const ends = holds.filter(isTakenBy).map(({ until }) => instantFromIso(until).epochMilliseconds);
  if (ends.length === 0) return null;
  return Math.max(1, Math.ceil((Math.max(...ends) - now.epochMilliseconds) / 60_000));
}
