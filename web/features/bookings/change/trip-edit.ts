import type { Booking, ModificationRequest, Stop } from '../../../../contract/bookings.ts';
import { instantFromIso, instantToIso } from '../../../../domain/city-time.ts';
import {
  draftFromTrip,
  isSameTrip,
  type TripDraft,
  tripFromDraft,
} from '../../../../domain/trip-draft.ts';
import type { TripFacts } from '../../../../domain/trip-facts.ts';
import { isComplete } from '../../../../domain/trip-picks.ts';
import { type PickedAddress, returnTo } from '../../trip/state/return-option.ts';
import { isServed, type SearchCity } from '../../trip/state/search-city.ts';
import { emptySearch, type SearchPoint, type SearchState } from '../../trip/state/search-state.ts';

/**
 * A booking while its renter changes it. The places are stored as a search stores them, so that
 * "same address", other addresses and the history of returns mean the same in both.
 */
export interface TripEdit {
  readonly draft: TripDraft;
  readonly places: SearchState;
}

type History = SearchState['returnLocationHistory'];
export type Change = Omit<ModificationRequest, 'agreedTotal'>;

/** The booking as it stands, with the return addresses of earlier searches to choose from. */
export function editOf(booking: Booking, history: History): TripEdit {
  const trip = {
    startsAt: instantFromIso(booking.startsAt),
    endsAt: instantFromIso(booking.endsAt),
  };
  const places: SearchState = {
    ...emptySearch,
    cityId: booking.city.id,
    start: { ...emptySearch.start, ...addressOf(booking.delivery) },
    returnLocationHistory: history,
  };
  return {
    draft: draftFromTrip(trip, booking.city.timeZone),
    places: returnTo(places, addressOf(booking.return)),
  };
}

/** What is asked of the server: only what differs, and nothing when nothing does. */
export function changeOf(initial: TripEdit, edit: TripEdit, timeZone: string): Change | null {
  const trip = tripFromDraft(edit.draft, timeZone);
  const delivery = stopOf(edit.places.start);
  const giveBack = stopOf(edit.places.end);
  const change: Change = {
    ...(trip && isMoved('start', initial, edit) && { startsAt: instantToIso(trip.startsAt) }),
    ...(trip && isMoved('end', initial, edit) && { endsAt: instantToIso(trip.endsAt) }),
    ...(delivery && !isSamePlace(initial.places.start, edit.places.start) && { delivery }),
    ...(giveBack && !isSamePlace(initial.places.end, edit.places.end) && { return: giveBack }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** The place that is named but not known, or not even named; the delivery is asked for first. */
export function missingPlace({ places }: TripEdit): 'delivery' | 'return' | null {
  if (!stopOf(places.start)) return 'delivery';
  return stopOf(places.end) ? null : 'return';
}

/** Something differs, both dates and times can be had, and both places are served as far as known. */
export function isSavable(
  initial: TripEdit,
  edit: TripEdit,
  facts: TripFacts,
  city: SearchCity,
): boolean {
  const isEdited = missingPlace(edit) !== null || changeOf(initial, edit, facts.timeZone) !== null;
  return isEdited && hasTrip(initial, edit, facts) && isWithinReach(edit, city);
}

/** Dates that stay as agreed need not be on offer any more, such as after a change of the rules. */
function hasTrip(initial: TripEdit, { draft }: TripEdit, facts: TripFacts): boolean {
  return isSameTrip(draft, initial.draft) || isComplete(draft, facts);
}

export function isWithinReach({ places: { start, end } }: TripEdit, city: SearchCity): boolean {
  return [start, end].every(({ location }) => location === null || isServed(city, location));
}

// By the local clock, as it was picked: an hour that comes twice in autumn must not look moved.
function isMoved(end: 'start' | 'end', { draft: before }: TripEdit, { draft }: TripEdit): boolean {
  const only = (one: TripDraft): TripDraft =>
    end === 'start'
      ? { ...draft, startDate: one.startDate, startTime: one.startTime }
      : { ...draft, endDate: one.endDate, endTime: one.endTime };
  return !isSameTrip(only(before), draft);
}

function isSamePlace(a: SearchPoint, b: SearchPoint): boolean {
  return (
    a.query === b.query &&
    a.location?.latitude === b.location?.latitude &&
    a.location?.longitude === b.location?.longitude
  );
}

function addressOf({ name, latitude, longitude }: Stop): PickedAddress {
  return { query: name, location: { latitude, longitude } };
}

function stopOf({ query, location }: SearchPoint): Stop | undefined {
  const name = query.trim();
  return location && name !== '' ? { ...location, name } : undefined;
}
