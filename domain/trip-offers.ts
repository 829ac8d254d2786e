import { tripPolicy } from './policy-constants.ts';
import { isEndOffered } from './time-slots.ts';
import { rentalDaysBetween } from './trip.ts';
import { draftEndsLocal, draftStartsLocal, type TripDraft } from './trip-draft.ts';
import type { TripFacts } from './trip-facts.ts';

export interface CheaperReturn {
  readonly draft: TripDraft;
  readonly ends: Temporal.PlainDateTime;
  readonly days: number;
}

/**
 * The return that costs a day less, where only a few hours cost that day: at 10:00, for a car that came
 * at 10:00 and would go back at noon.
 */
export function cheaperReturn(draft: TripDraft, facts: TripFacts): CheaperReturn | undefined {
  const starts = draftStartsLocal(draft);
  const booked = draftEndsLocal(draft);
  if (!starts || !booked) return undefined;
  const days = rentalDaysBetween(starts, booked) - 1;
  if (days < 1) return undefined;
  const ends = starts.add({ days });
  const hoursOver = ends.until(booked).total('hours');
  if (hoursOver > tripPolicy.fewHours || !isEndOffered(starts, ends, facts)) return undefined;
  return { draft: withEnd(draft, ends), ends, days };
}

/** The same trip with one day more; none where the car or the longest trip does not allow it. */
export function oneDayLonger(draft: TripDraft, facts: TripFacts): TripDraft | undefined {
  const starts = draftStartsLocal(draft);
  const ends = draftEndsLocal(draft)?.add({ days: 1 });
  if (!starts || !ends || !isEndOffered(starts, ends, facts)) return undefined;
  return withEnd(draft, ends);
}

function withEnd(draft: TripDraft, ends: Temporal.PlainDateTime): TripDraft {
  return { ...draft, endDate: ends.toPlainDate(), endTime: ends.toPlainTime() };
}
