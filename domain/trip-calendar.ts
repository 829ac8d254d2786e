import { latestReturn } from './availability.ts';
import { cityToday, fromCityTime, startOfCityDay } from './city-time.ts';
import { draftStartsLocal, type TripDraft } from './trip-draft.ts';
import type { CalendarFacts } from './trip-facts.ts';

/** Which days a calendar lets a renter pick. What a pick then does stands in `trip-picks.ts`. */
export function isSelectableDay(
  day: Temporal.PlainDate,
  draft: TripDraft,
  facts: CalendarFacts,
): boolean {
  return draft.focus === 'start'
    ? isSelectableStart(day, draft, facts)
    : isSelectableEnd(day, draft, facts);
}

/**
 * With a start already chosen any open day may replace it: the end gives way if need be. With only
 * an end chosen the start must reach it: not more than the maximum duration before it, not after
 * it, and not on the other side of a blocked day.
 */
export function isSelectableStart(
  day: Temporal.PlainDate,
  draft: TripDraft,
  facts: CalendarFacts,
): boolean {
  if (isBlockedDay(day, facts)) return false;
  const end = draft.endDate;
  if (draft.startDate || !end) return true;
  return isWithinMaximum(day, end, facts) && !hasBlockedDay(day, end, facts);
}

/** With a start chosen the end must be within reach of it; the start's own day always is. */
export function isSelectableEnd(
  day: Temporal.PlainDate,
  draft: TripDraft,
  facts: CalendarFacts,
): boolean {
  const start = draft.startDate;
  if (!start) return !isBlockedDay(day, facts);
  if (start.equals(day)) return true;
  return (
    isWithinMaximum(start, day, facts) &&
    !hasBlockedDay(start.add({ days: 1 }), day.add({ days: 1 }), facts) &&
    isBeforeNextRental(day, draft, facts)
  );
}

/** Past, occupied, or a single day left over between two such days. */
export function isBlockedDay(day: Temporal.PlainDate, facts: CalendarFacts): boolean {
  const today = cityToday(facts.now, facts.timeZone);
  const isTaken = (other: Temporal.PlainDate) =>
    isBefore(other, today) || facts.occupiedDays.has(other.toString());
  return isTaken(day) || (isTaken(day.subtract({ days: 1 })) && isTaken(day.add({ days: 1 })));
}

function isWithinMaximum(
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
  facts: CalendarFacts,
): boolean {
  return !isBefore(end, start) && !isBefore(start.add({ days: facts.maxDurationDays }), end);
}

/** In `[from, to)`. Asked only within the maximum duration, so the walk is short. */
function hasBlockedDay(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  facts: CalendarFacts,
): boolean {
  for (let day = from; isBefore(day, to); day = day.add({ days: 1 })) {
    if (isBlockedDay(day, facts)) return true;
  }
  return false;
}

// A day that is occupied only in part is not blocked, yet no trip can pass over it.
function isBeforeNextRental(
  day: Temporal.PlainDate,
  draft: TripDraft,
  facts: CalendarFacts,
): boolean {
  const startsLocal = draftStartsLocal(draft);
  if (!startsLocal) return true;
  const startsAt = fromCityTime(startsLocal, facts.timeZone);
  const latest = latestReturn(startsAt, facts.occupied, facts.turnaroundMinutes);
  const dayStarts = startOfCityDay(day, facts.timeZone);
  return latest === undefined || Temporal.Instant.compare(dayStarts, latest) <= 0;
}

function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0;
}
