import { occupiedRange, type TimeRange } from './availability.ts';
import type { Trip } from './trip.ts';

/**
 * What a booking occupies after a change. What it has is what is stored, by whatever rule: a return that is
 * not later needs no more time than that, and today's turnaround counts for a later one only.
 */
export function occupiedAfterChange(
  booked: { readonly occupied: TimeRange; readonly endsAt: Temporal.Instant },
  trip: Trip,
  turnaroundMinutes: number,
): TimeRange {
  const wanted = occupiedRange(trip, turnaroundMinutes);
  const order = Temporal.Instant.compare(trip.endsAt, booked.endsAt);
  if (order > 0) return wanted;
  const { to } = booked.occupied;
  return { from: wanted.from, to: order === 0 ? to : earlier(wanted.to, to) };
}

/** The parts of `wanted` that `own` does not cover already: what a change needs on top. */
export function addedTimes(own: TimeRange, wanted: TimeRange): TimeRange[] {
  const before = { from: wanted.from, to: earlier(wanted.to, own.from) };
  const after = { from: later(wanted.from, own.to), to: wanted.to };
  return [before, after].filter(({ from, to }) => Temporal.Instant.compare(from, to) < 0);
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) >= 0 ? a : b;
}
