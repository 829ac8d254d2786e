import type { TimeRange } from './availability.ts';
import type { WeekStart } from './week-start.ts';

/** What decides whether a trip can be had. Without a car chosen yet, nothing is occupied. */
export type TripFacts = {
  readonly now: Temporal.Instant;
  readonly timeZone: string;
  readonly maxDurationDays: number;
  readonly noticeHours: number;
  readonly turnaroundMinutes: number;
  /** As stored, turnaround inside. For a change, without the booking's own range. */
  readonly occupied: readonly TimeRange[];
  /** The start of a booking being changed: already agreed, so it needs no new notice. */
  readonly agreedStartsAt?: Temporal.Instant | undefined;
};

/** What a calendar needs on top: the days of `occupiedDays`, so that drawing a month is cheap. */
export type CalendarFacts = TripFacts & {
  readonly occupiedDays: ReadonlySet<string>;
  /** The day that a week begins with where the car is. */
  readonly weekStart: WeekStart;
};

export function givesNotice(startsAt: Temporal.Instant, facts: TripFacts): boolean {
  if (facts.agreedStartsAt?.equals(startsAt)) return true;
  const earliest = facts.now.add({ hours: facts.noticeHours });
  return Temporal.Instant.compare(earliest, startsAt) <= 0;
}

export function isInPast(startsAt: Temporal.Instant, facts: TripFacts): boolean {
  return Temporal.Instant.compare(startsAt, facts.now) < 0;
}
