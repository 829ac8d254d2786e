import { contains } from '../../../../domain/service-area.ts';
import { cities, isCovered } from '../cities.ts';
import { type CityId, type Geocoder, MOST_PLACES } from '../port.ts';
import { lisbon } from './lisbon/lisbon.ts';
import type { CityGazetteer } from './model.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { newYork } from './new-york/new-york.ts';
import { paris } from './paris/paris.ts';
import { popularPlaces } from './popular-places.ts';
import { reverseCity } from './reverse-city.ts';
import { searchCity } from './search-city.ts';

const gazetteers: Readonly<Record<CityId, () => CityGazetteer>> = {
  lisbon,
  'new-york': newYork,
  paris,
};

interface OpenCity {
  readonly gazetteer: CityGazetteer;
  readonly index: NameIndex;
}

/** Address search without a vendor: what is written in this folder, and nothing beyond it. */
export function createEmbeddedGeocoder(): Geocoder {
  const open = new Map<CityId, OpenCity>();

  // A city nobody asks about costs nothing.
  function opened(id: CityId): OpenCity {
    const known = open.get(id);
    if (known) return known;
    const gazetteer = gazetteers[id]();
    const city = { gazetteer, index: indexNames(gazetteer) };
    open.set(id, city);
    return city;
  }

  return {
    async search({ city, text, limit = MOST_PLACES }) {
      if (!isCovered(city)) return [];
      const { gazetteer, index } = opened(city);
      if (text.trim() === '') return popularPlaces(city, gazetteer).slice(0, limit);
      return searchCity(city, gazetteer, index, text, limit);
    },
    async reverse({ city, latitude, longitude }) {
      if (!isCovered(city) || !contains(cities[city].bounds, { latitude, longitude })) return null;
      return reverseCity(city, opened(city).gazetteer, [latitude, longitude]);
    },
  };
}
