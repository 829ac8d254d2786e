import type { CityId } from './port.ts';

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

interface CityFacts {
  /** The city's name in an address of that city. */
  readonly locality: string;
  readonly country: string;
  readonly bounds: Bounds;
}

/** Where each city's addresses are searched. Operating areas lie inside. */
export const cities: Readonly<Record<CityId, CityFacts>> = {
  lisbon: {
    locality: 'Lisboa',
    country: 'Portugal',
    bounds: { south: 38.685, west: -9.235, north: 38.8, east: -9.085 },
  },
  // Manhattan, western Brooklyn and Queens, and both airports; New Jersey stays outside.
  'new-york': {
    locality: 'New York',
    country: 'United States',
    bounds: { south: 40.6, west: -74.05, north: 40.885, east: -73.75 },
  },
  paris: {
    locality: 'Paris',
    country: 'France',
    bounds: { south: 48.81, west: 2.22, north: 48.905, east: 2.475 },
  },
};

export function isWithin(bounds: Bounds, latitude: number, longitude: number): boolean {
  return (
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east
  );
}
