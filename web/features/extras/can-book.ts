import type { SearchPoint, SearchState } from '../search/search-state.ts';

/** Extras are chosen for a trip: without both dates and both addresses there is none. */
export function canBook({ start, end }: Pick<SearchState, 'start' | 'end'>): boolean {
  return isSet(start) && isSet(end);
}

function isSet({ date, query, location }: SearchPoint): boolean {
  return date !== null && location !== null && query.trim() !== '';
}
