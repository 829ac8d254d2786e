import type { Draft, DraftTrip } from '../../../../contract/drafts.ts';
import { returnTo } from '../../trip/state/return-option.ts';
import type { SearchPoint, SearchState } from '../../trip/state/search-state.ts';

/** Null while a date or an address is missing. */
export function draftTripOf({ start, end, extras, insurances }: SearchState): DraftTrip | null {
  const [from, to] = [stopOf(start), stopOf(end)];
  if (!from || !to) return null;
  const { main, extras: more } = insurances;
  return {
    start: from,
    end: to,
    extras: [...extras],
    insurances: { main, extras: [...more] },
  };
}

function stopOf({ date, time, location, query }: SearchPoint): DraftTrip['start'] | null {
  return date === null || location === null ? null : { date, time, location, query };
}

/** The search of this device, set to what was saved on another. */
export function searchWith(search: SearchState, { cityId, trip }: Draft): SearchState {
  const { start, end, extras, insurances } = trip;
  return returnTo({ ...search, cityId, start, end, extras, insurances }, end);
}
