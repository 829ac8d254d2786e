import type { TimeRange } from './availability.ts';

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
