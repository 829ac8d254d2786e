import type { PlaceCredit } from '../../contract/places.ts';
import type { Place } from '../providers/geocoding/port.ts';

/** By how the ids of their places begin. Photon answers from OpenStreetMap's data. */
const vendors: readonly (readonly [prefix: string, credit: PlaceCredit])[] = [
  ['mapbox/', 'mapbox'],
  ['photon/', 'openstreetmap'],
];

/**
 * Whose data is among the answers; null where all of it is our own. Asked of the answers and not of the
 * configuration: where a vendor fails or knows nothing, the gazetteer answers in its place.
 */
export function creditOf(places: readonly Pick<Place, 'id'>[]): PlaceCredit | null {
  const found = vendors.find(([prefix]) => places.some(({ id }) => id.startsWith(prefix)));
  return found?.[1] ?? null;
}
