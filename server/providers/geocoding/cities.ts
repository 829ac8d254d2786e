import { type Box, box } from '../../../domain/service-area.ts';
import type { CityId } from './port.ts';

export interface CityFacts {
  /** The city's name in an address of that city. */
  readonly locality: string;
  readonly country: string;
  /** ISO 3166 alpha 2, lower case. */
  readonly countryCode: string;
  /** "Rua Augusta 110" or "110 Rue de Rivoli". */
  readonly writeAddress: (street: string, number: string) => string;
  readonly bounds: Box;
}

const streetFirst = (street: string, number: string) => `${street} ${number}`;
const numberFirst = (street: string, number: string) => `${number} ${street}`;

/** The one place of a city's bounds: addresses are searched inside, and its areas lie inside. */
export const cities: Readonly<Record<CityId, CityFacts>> = {
  lisbon: {
    locality: 'Lisboa',
    country: 'Portugal',
    countryCode: 'pt',
    writeAddress: streetFirst,
    bounds: box(38.685, -9.235, 38.8, -9.085),
  },
  // Manhattan, western Brooklyn and Queens, and both airports; New Jersey stays outside.
  'new-york': {
    locality: 'New York',
    country: 'United States',
    countryCode: 'us',
    writeAddress: numberFirst,
    bounds: box(40.6, -74.05, 40.885, -73.75),
  },
  paris: {
    locality: 'Paris',
    country: 'France',
    countryCode: 'fr',
    writeAddress: numberFirst,
    bounds: box(48.81, 2.22, 48.905, 2.475),
  },
};

export const isCovered = (city: string): city is CityId => Object.hasOwn(cities, city);
