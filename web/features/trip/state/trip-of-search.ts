import { instantToIso } from '../../../../domain/city-time.ts';
import type { Trip } from '../../../../domain/trip.ts';
import { defaultTrip, type TripDraft, tripFromDraft } from '../../../../domain/trip-draft.ts';
import type { SearchState } from './search-state.ts';

export interface SearchTrip {
  readonly draft: TripDraft;
  /** ISO, UTC */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The trip a search asks for: the one it holds while that can still be, otherwise the default. */
export function tripOfSearch(
  search: SearchState,
  city: { readonly timeZone: string },
  now: Temporal.Instant,
): SearchTrip {
  const stored = draftOfSearch(search);
  const trip = tripFromDraft(stored, city.timeZone);
  if (trip && isAhead(trip, now)) return withInstants(stored, trip);
  const draft = defaultTrip(now, city.timeZone);
  const byDefault = tripFromDraft(draft, city.timeZone);
  // The default always has both dates; the type does not know.
  if (!byDefault) throw new Error('The default trip has no dates');
  return withInstants(draft, byDefault);
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

function isAhead(trip: Trip, now: Temporal.Instant): boolean {
  return (
    Temporal.Instant.compare(now, trip.startsAt) <= 0 &&
    Temporal.Instant.compare(trip.startsAt, trip.endsAt) < 0
  );
}

function withInstants(draft: TripDraft, { startsAt, endsAt }: Trip): SearchTrip {
  return { draft, startsAt: instantToIso(startsAt), endsAt: instantToIso(endsAt) };
}
