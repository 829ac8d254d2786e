import { searchPolicy } from '../../../domain/policy-constants.ts';
import type { Box } from '../../../domain/service-area.ts';

/** Address search and its reverse. Every adapter passes `geocoder-contract.ts`. */

/** What address search needs of a city: any row of the catalogue will do. */
export interface SearchedCity {
  readonly id: string;
  readonly name: string;
  /** ISO 3166 alpha 2, upper case. */
  readonly countryCode: string;
  /** Addresses are searched inside, and the city's areas lie inside. */
  readonly bounds: Box;
}

export type PlaceKind =
  | 'address'
  | 'intersection'
  | 'street'
  | 'square'
  | 'area'
  | 'station'
  | 'airport'
  | 'ferry'
  | 'hotel'
  | 'landmark'
  | 'museum'
  | 'theatre'
  | 'park'
  | 'shopping'
  | 'stadium'
  | 'university'
  | 'hospital'
  | 'public';

export interface Place {
  /** Begins with the name of the vendor whose data it is; the gazetteer's begin with the city. */
  readonly id: string;
  /** The whole line, as it is stored and shown: "345 West 58th Street, New York, New York 10019, United States". */
  readonly placeName: string;
  /** The first part of it: "345 West 58th Street". */
  readonly name: string;
  /** The rest of it: "New York, New York 10019, United States". */
  readonly detail: string;
  readonly kind: PlaceKind;
  readonly latitude: number;
  readonly longitude: number;
  /** The point is not what was asked for, only the nearest thing known: ask for a pin on the map. */
  readonly approximate: boolean;
}

export interface SearchQuery {
  readonly city: SearchedCity;
  readonly text: string;
  readonly limit?: number;
}

export interface Location {
  readonly city: SearchedCity;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Geocoder {
  /**
   * Best first, inside the city's bounds, never more than `MOST_PLACES`. An empty text asks where people
   * go most: whoever knows addresses only answers nothing.
   */
  search(query: SearchQuery): Promise<Place[]>;
  /** The nearest known address, or null outside the city's bounds. */
  reverse(at: Location): Promise<Place | null>;
}

export const SHORTEST_QUERY = searchPolicy.autocompleteMinLength;
export const MOST_PLACES = 8;

/** The vendor cannot be reached, is overloaded, does not know our key, or answers nonsense. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable';
}
