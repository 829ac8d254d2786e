import { type Geocoder, MOST_PLACES, type Place, type PlaceKind } from './port.ts';

const addressKinds: ReadonlySet<PlaceKind> = new Set([
  'address',
  'intersection',
  'street',
  'square',
  'area',
]);

/**
 * For a vendor that knows addresses only: who types the name of a station, an airport or a hotel
 * finds it, too, and first.
 */
export function landmarksFirst(vendor: Geocoder, gazetteer: Geocoder): Geocoder {
  return {
    async search(query) {
      const [addresses, known] = await Promise.all([vendor.search(query), gazetteer.search(query)]);
      const landmarks = isLandmark(known[0]) ? known.filter(isLandmark) : [];
      const limit = Math.min(query.limit ?? MOST_PLACES, MOST_PLACES);
      return [...landmarks, ...addresses].slice(0, limit);
    },
    reverse: (at) => vendor.reverse(at),
  };
}

function isLandmark(place: Place | undefined): boolean {
  return place !== undefined && !place.approximate && !addressKinds.has(place.kind);
}
