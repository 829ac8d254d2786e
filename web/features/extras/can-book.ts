import { addressOf } from '../car/address-of.ts';
import type { SearchPoint, SearchState } from '../trip/state/search-state.ts';

/** Extras are chosen for a trip: without both dates and both addresses there is none. */
export function canBook({ start, end }: Pick<SearchState, 'start' | 'end'>): boolean {
  return isSet(start) && isSet(end);
}

function isSet(point: SearchPoint): boolean {
  return point.date !== null && addressOf(point) !== null;
}
