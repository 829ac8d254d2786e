import { contains, type Point } from '../../../domain/service-area.ts';
import {
  type Geocoder,
  MOST_PLACES,
  type Place,
  type SearchedCity,
  SHORTEST_QUERY,
} from './port.ts';

export type VendorPlace = Omit<Place, 'placeName'>;

/** What differs between vendors: how they are asked, and what their answers mean. */
export interface Vendor {
  search(city: SearchedCity, text: string): Promise<VendorPlace[]>;
  reverse(city: SearchedCity, at: Point): Promise<VendorPlace[]>;
}

/** A vendor behind our port: its answers are held to what the port promises. */
export function createVendorGeocoder(vendor: Vendor): Geocoder {
  return {
    async search({ city, text, limit = MOST_PLACES }) {
      const asked = text.trim();
      if (asked.length < SHORTEST_QUERY) return [];
      const places = usable(city, await vendor.search(city, asked));
      return places
        .slice(0, Math.min(limit, MOST_PLACES))
        .map((place) => ({ ...place, approximate: place.approximate || misses(asked, place) }));
    },
    async reverse({ city, latitude, longitude }) {
      if (!contains(city.bounds, { latitude, longitude })) return null;
      const [nearest] = usable(city, await vendor.reverse(city, { latitude, longitude }));
      return nearest ?? null;
    },
  };
}

/** West, south, east, north: the order that all vendors ask for. */
export const boxOf = ({ bounds: { southWest, northEast } }: SearchedCity): string =>
  [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude].join(',');

/** Inside the city, each once: vendors take a box for a wish, and list a street once per part. */
function usable(city: SearchedCity, found: readonly VendorPlace[]): Place[] {
  const places = new Map<string, Place>();
  for (const place of found) {
    if (!contains(city.bounds, place)) continue;
    const placeName = `${place.name}, ${place.detail}`;
    if (!places.has(placeName)) places.set(placeName, { ...place, placeName });
  }
  return [...places.values()];
}

/** A number was asked for, and the answer bears another or none: it is only near. */
function misses(asked: string, { placeName }: Place): boolean {
  const known = new Set(placeName.match(/\d+/g)); // the 5 of "5 ave" is in "5th Avenue"
  return asked.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu)?.some((it) => !known.has(it)) ?? false;
}
