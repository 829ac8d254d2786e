import { instantToIso } from '../../../../domain/city-time.ts';
import type { Trip } from '../../../../domain/trip.ts';
import { defaultTrip, type TripDraft, tripFromDraft } from '../../../../domain/trip-draft.ts';
import type { TripFacts } from '../../../../domain/trip-facts.ts';
import { validateTrip } from '../../../../domain/trip-rules.ts';
import type { SearchState } from './search-state.ts';

export interface SearchTrip {
  readonly draft: TripDraft;
  /** ISO, UTC */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Why it is not the one that was chosen; null when it is, or none was. */
  readonly replaced: Replaced | null;
}

/** Its time has passed, or the rules do not allow it, perhaps no longer. */
export type Replaced = 'passed' | 'notAllowed';

/** What decides, whichever the car. */
type TripRules = Pick<TripFacts, 'now' | 'timeZone' | 'noticeHours' | 'maxDurationDays'>;

/** The trip a search asks for: the one it holds while that can still be, otherwise the default. */
export function tripOfSearch(search: SearchState, rules: TripRules): SearchTrip {
  const stored = draftOfSearch(search);
  const trip = tripFromDraft(stored, rules.timeZone);
  const verdict = trip && validateTrip(trip, { ...rules, turnaroundMinutes: 0, occupied: [] });
  if (trip && verdict?.ok) return withInstants(stored, trip, null);
  const draft = defaultTrip(rules);
  const byDefault = tripFromDraft(draft, rules.timeZone);
  // The default always has both dates; the type does not know.
  if (!byDefault) throw new Error('The default trip has no dates');
  const isPassed = verdict && !verdict.ok && verdict.code === 'trip_in_past';
  return withInstants(draft, byDefault, trip ? (isPassed ? 'passed' : 'notAllowed') : null);
}

/** The dates and times as they stand in the search, missing ones included. */
function draftOfSearch({ start, end }: SearchState): TripDraft {
  return {
    startDate: start.date === null ? undefined : Temporal.PlainDate.from(start.date),
    startTime: Temporal.PlainTime.from(start.time),
    endDate: end.date === null ? undefined : Temporal.PlainDate.from(end.date),
    endTime: Temporal.PlainTime.from(end.time),
    focus: 'start',
  };
}

/** The search with the dates and times of a draft. */
export function withDraft(search: SearchState, draft: TripDraft): SearchState {
  const time = (value: Temporal.PlainTime) => value.toString({ smallestUnit: 'minute' });
  return {
    ...search,
    start: {
      ...search.start,
      date: draft.startDate?.toString() ?? null,
      time: time(draft.startTime),
    },
    end: { ...search.end, date: draft.endDate?.toString() ?? null, time: time(draft.endTime) },
  };
}

function withInstants(
  draft: TripDraft,
  { startsAt, endsAt }: Trip,
  replaced: Replaced | null,
): SearchTrip {
  return { draft, startsAt: instantToIso(startsAt), endsAt: instantToIso(endsAt), replaced };
}
