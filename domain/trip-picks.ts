import { isOnHalfHour, nearestTime } from './half-hours.ts';
import { endTimeSlots, isEndOffered, isStartOffered, startTimeSlots } from './time-slots.ts';
import { isSelectableDay, isSelectableEnd } from './trip-calendar.ts';
import {
  draftEndsLocal,
  draftStartsLocal,
  emptyDraft,
  isSameTrip,
  type TripDraft,
} from './trip-draft.ts';
import type { CalendarFacts, TripFacts } from './trip-facts.ts';

/**
 * Picks as pure steps from draft to draft, shared by every place where a trip is chosen. A pick that
 * is not on offer leaves the draft as it was.
 */
export function pickDay(
  draft: TripDraft,
  day: Temporal.PlainDate,
  facts: CalendarFacts,
): TripDraft {
  if (!isSelectableDay(day, draft, facts)) return draft;
  return draft.focus === 'start' ? pickStart(draft, day, facts) : pickEnd(draft, day, facts);
}

/** What the next day that is pressed will be. */
export function nextPick({ startDate, endDate, focus }: TripDraft) {
  const isPicked = startDate !== undefined && endDate !== undefined;
  if (focus === 'start') return isPicked ? 'changeStart' : 'pickStart';
  return isPicked ? 'changeEnd' : 'pickEnd';
}

export function focusOn(draft: TripDraft, focus: TripDraft['focus']): TripDraft {
  return { ...draft, focus };
}

/** Clearing a date clears both, and both times are 09:00 again. */
export function clearDates(): TripDraft {
  return emptyDraft;
}

export function setStartTime(
  draft: TripDraft,
  time: Temporal.PlainTime,
  facts: CalendarFacts,
): TripDraft {
  const offered = draft.startDate
    ? isStartOffered(draft.startDate.toPlainDateTime(time), facts)
    : true;
  if (!offered || !isOnHalfHour(time)) return draft;
  return fitEnd({ ...draft, startTime: time }, facts);
}

export function setEndTime(
  draft: TripDraft,
  time: Temporal.PlainTime,
  facts: TripFacts,
): TripDraft {
  const offered = endTimeSlots(draft, facts).some((slot) => slot.equals(time));
  return offered ? { ...draft, endTime: time } : draft;
}

/** Both dates are there and both times are among those offered at this moment. */
export function isComplete(draft: TripDraft, facts: TripFacts): boolean {
  const starts = draftStartsLocal(draft);
  const ends = draftEndsLocal(draft);
  if (!starts || !ends || !isOnHalfHour(starts) || !isOnHalfHour(ends)) return false;
  return isStartOffered(starts, facts) && isEndOffered(starts, ends, facts);
}

/** What enables confirm and save: a complete draft that differs from what was there before. */
export function isConfirmable(
  draft: TripDraft,
  initial: TripDraft | undefined,
  facts: TripFacts,
): boolean {
  return isComplete(draft, facts) && (initial === undefined || !isSameTrip(draft, initial));
}

function pickStart(draft: TripDraft, day: Temporal.PlainDate, facts: CalendarFacts): TripDraft {
  const moved = fitStartTime({ ...draft, startDate: day, focus: 'end' }, facts);
  // A start that replaces another drops an end it has moved past, or left a full maximum away. A
  // start picked for an end that stood alone may use the whole maximum duration.
  return draft.startDate && isOutOfStep(day, draft.endDate, facts)
    ? withoutEnd(moved)
    : fitEnd(moved, facts);
}

/** Whoever chose a return time chose it for the trip, not for the day: it stays while it can be had. */
function pickEnd(draft: TripDraft, day: Temporal.PlainDate, facts: CalendarFacts): TripDraft {
  if (draft.endDate?.equals(day)) return focusOn(draft, 'start');
  const moved: TripDraft = { ...draft, endDate: day, focus: 'start' };
  return fitEndTime(moved, facts);
}

function isOutOfStep(
  start: Temporal.PlainDate,
  end: Temporal.PlainDate | undefined,
  facts: CalendarFacts,
): boolean {
  if (!end) return false;
  const earliest = end.subtract({ days: facts.maxDurationDays - 1 });
  return (
    Temporal.PlainDate.compare(start, earliest) < 0 || Temporal.PlainDate.compare(start, end) > 0
  );
}

function fitEnd(draft: TripDraft, facts: CalendarFacts): TripDraft {
  if (!draft.startDate || !draft.endDate) return draft;
  return isSelectableEnd(draft.endDate, draft, facts)
    ? fitEndTime(draft, facts)
    : withoutEnd(draft);
}

function withoutEnd(draft: TripDraft): TripDraft {
  return { ...draft, endDate: undefined, focus: 'end' };
}

// The nearest offered time stands in for one that is not. With none on offer the time stays, the
// picker says that there is no hour, and the draft is not complete.
function fitStartTime(draft: TripDraft, facts: TripFacts): TripDraft {
  const startTime = nearestTime(draft.startTime, startTimeSlots(draft, facts));
  return startTime ? { ...draft, startTime } : draft;
}

function fitEndTime(draft: TripDraft, facts: TripFacts): TripDraft {
  const endTime = nearestTime(draft.endTime, endTimeSlots(draft, facts));
  return endTime ? { ...draft, endTime } : draft;
}
