import type { CustomReturn, SearchLocation, SearchState } from './search-state.ts';
import { limits } from './valid-search.ts';

/** An address that was picked: its text and its place. */
export interface PickedAddress {
  readonly query: string;
  readonly location: SearchLocation;
}

function customReturn({ latitude, longitude }: SearchLocation): CustomReturn {
  return `custom_location_${toDegrees(longitude)},${toDegrees(latitude)}`;
}

/** The address behind an entry of the history. */
export function addressOfEntry(
  entry: SearchState['returnLocationHistory'][number],
): PickedAddress | undefined {
  const [longitude, latitude] = entry.value.replace('custom_location_', '').split(',').map(Number);
  if (longitude === undefined || latitude === undefined) return undefined;
  return { query: entry.label, location: { latitude, longitude } };
}

export function returnToDelivery(search: SearchState): SearchState {
  const { location, query } = search.start;
  return { ...search, returnOption: 'same_address', end: { ...search.end, location, query } };
}

/** Collected elsewhere, unless elsewhere is the delivery address itself. */
export function returnTo(search: SearchState, address: PickedAddress): SearchState {
  const returnOption = customReturn(address.location);
  const delivery = search.start.location;
  if (delivery && customReturn(delivery) === returnOption) return returnToDelivery(search);
  const entry = { label: address.query, value: returnOption };
  const others = search.returnLocationHistory.filter(({ value }) => value !== returnOption);
  return {
    ...search,
    returnOption,
    end: { ...search.end, ...address },
    returnLocationHistory: [entry, ...others].slice(0, limits.history),
  };
}

/** A new delivery address takes the return along while both are the same. */
export function deliverTo(search: SearchState, address: PickedAddress): SearchState {
  const moved = { ...search, start: { ...search.start, ...address } };
  if (search.returnOption === 'same_address') return returnToDelivery(moved);
  const { query, location } = search.end;
  return location ? returnTo(moved, { query, location }) : moved;
}

export function clearAddresses(search: SearchState): SearchState {
  const none = { location: null, query: '' };
  return {
    ...search,
    start: { ...search.start, ...none },
    end: { ...search.end, ...none },
    returnOption: 'same_address',
  };
}

/** Addresses belong to their city; the dates go along to another one. */
export function chooseCity(search: SearchState, cityId: string): SearchState {
  if (search.cityId === cityId) return search;
  return { ...clearAddresses(search), cityId, returnLocationHistory: [] };
}

// A tenth of a metre: enough for any door, and the same door always reads the same.
function toDegrees(value: number): string {
  return String(Number(value.toFixed(6)));
}
