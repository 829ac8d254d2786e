import { clearAddresses } from '../../trip/state/return-option.ts';
import { emptySearch, type SearchState } from '../../trip/state/search-state.ts';

/** Back at the start: no addresses, no dates, the usual times. The city stays. */
export function clearTrip(search: SearchState): SearchState {
  const cleared = clearAddresses(search);
  const { date, time } = emptySearch.start;
  return {
    ...cleared,
    start: { ...cleared.start, date, time },
    end: { ...cleared.end, date, time },
  };
}

/** Extras and insurances belong to the car they were chosen with. */
export function clearChoices(search: SearchState): SearchState {
  return { ...search, extras: [], insurances: { main: null, extras: [] } };
}
