import type { Trip } from './trip.ts';

/** Half-open, `[from, to)`: a car given back at 11:00 can be handed over at 11:00. */
export type TimeRange = {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
};

export function overlaps(a: TimeRange, b: TimeRange): boolean {
  return isBefore(a.from, b.to) && isBefore(b.from, a.to);
}

/**
 * What a trip takes from a car's calendar. The turnaround is inside the range, so one comparison
 * (or the database's constraint) keeps rentals apart, before and after.
 */
export function occupiedRange(trip: Trip, turnaroundMinutes: number): TimeRange {
  return { from: trip.startsAt, to: trip.endsAt.add({ minutes: turnaroundMinutes }) };
}

/** `occupied` holds ranges as stored, each with its own turnaround already inside. */
export function isFree(
  trip: Trip,
  occupied: readonly TimeRange[],
  turnaroundMinutes: number,
): boolean {
  const wanted = occupiedRange(trip, turnaroundMinutes);
  return !occupied.some((taken) => overlaps(wanted, taken));
}

/** What of a time nobody has, in order; `occupied` may overlap and comes in any order. */
export function freeParts(during: TimeRange, occupied: readonly TimeRange[]): TimeRange[] {
  return occupied.reduce(
    (parts, taken) =>
      parts.flatMap((part) =>
        overlaps(part, taken)
          ? [
              { from: part.from, to: taken.from },
              { from: taken.to, to: part.to },
            ].filter(({ from, to }) => isBefore(from, to))
          : [part],
      ),
    [during],
  );
}

/** The latest return that leaves the turnaround before the next rental; none without a next one. */
export function latestReturn(
  startsAt: Temporal.Instant,
  occupied: readonly TimeRange[],
  turnaroundMinutes: number,
): Temporal.Instant | undefined {
  const [next] = occupied
    .filter((taken) => isBefore(startsAt, taken.to))
    .map((taken) => taken.from)
    .sort(Temporal.Instant.compare);
  return next?.subtract({ minutes: turnaroundMinutes });
}

function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) < 0;
}
