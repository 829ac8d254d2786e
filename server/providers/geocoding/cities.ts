import type { CityId } from './port.ts';

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface CityFacts {
  /** The city's name in an address of that city. */
  readonly locality: string;
  readonly country: string;
  /** ISO 3166 alpha 2, lower case. */
  readonly countryCode: string;
  /** "Rua Augusta 110" or "110 Rue de Rivoli". */
  readonly writeAddress: (street: string, number: string) => string;
  readonly bounds: Bounds;
}

const streetFirst = (street: string, number: string) => `${street} ${number}`;
const numberFirst = (street: string, number: string) => `${number} ${street}`;

/** Where each city's addresses are searched. Operating areas lie inside. */
export const cities: Readonly<Record<CityId, CityFacts>> = {
  lisbon: {
    locality: 'Lisboa',
    country: 'Portugal',
    countryCode: 'pt',
    writeAddress: streetFirst,
    bounds: { south: 38.685, west: -9.235, north: 38.8, east: -9.085 },
  },
  // Manhattan, western Brooklyn and Queens, and both airports; New Jersey stays outside.
  'new-york': {
    locality: 'New York',
    country: 'United States',
    countryCode: 'us',
    writeAddress: numberFirst,
    bounds: { south: 40.6, west: -74.05, north: 40.885, east: -73.75 },
  },
  paris: {
    locality: 'Paris',
    country: 'France',
    countryCode: 'fr',
    writeAddress: numberFirst,
    bounds: { south: 48.81, west: 2.22, north: 48.905, east: 2.475 },
  },
};

export const isCovered = (city: string): city is CityId => Object.hasOwn(cities, city);

export function isWithin(bounds: Bounds, latitude: number, longitude: number): boolean {
  return (
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east
  );
}
