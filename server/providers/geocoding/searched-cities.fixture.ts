import { type CityId, sampleCities } from '../../sample-data/cities.ts';
import type { SearchedCity } from './port.ts';

/** The sample cities as address search is given them. */
export const searchedCities: Readonly<Record<CityId, SearchedCity>> = {
  lisbon: searched('lisbon'),
  'new-york': searched('new-york'),
  paris: searched('paris'),
};

function searched(id: CityId): SearchedCity {
  const { name, country, bounds } = sampleCities[id];
  return { id, name, countryCode: country, bounds };
}
