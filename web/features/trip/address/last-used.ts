import { addressOfEntry, type PickedAddress } from '../state/return-option.ts';
import { isServed, type SearchCity } from '../state/search-city.ts';
import type { SearchState } from '../state/search-state.ts';

const mostOffered = 3;

/** Addresses of this city that the renter used in a search, the latest first, each once. */
export function lastUsed(search: SearchState, city: SearchCity): PickedAddress[] {
  if (search.cityId !== city.id) return [];
  const { start, end, returnLocationHistory } = search;
  const all = [
    ...[start, end].flatMap(({ query, location }) => (location ? [{ query, location }] : [])),
    ...returnLocationHistory.flatMap((entry) => addressOfEntry(entry) ?? []),
  ].filter(({ location }) => isServed(city, location));
  const first = new Map(all.toReversed().map((address) => [address.query, address]));
  return all.filter((address) => first.get(address.query) === address).slice(0, mostOffered);
}
