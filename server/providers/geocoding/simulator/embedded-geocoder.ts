import { contains } from '../../../../domain/service-area.ts';
import { type Geocoder, MOST_PLACES, type SearchedCity } from '../port.ts';
import { inventedCity } from './invented-city.ts';
import { lisbon } from './lisbon/lisbon.ts';
import type { CityGazetteer } from './model.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { newYork } from './new-york/new-york.ts';
import { paris } from './paris/paris.ts';
import { popularPlaces } from './popular-places.ts';
import { reverseCity } from './reverse-city.ts';
import { searchCity } from './search-city.ts';

const gazetteers: ReadonlyMap<string, () => CityGazetteer> = new Map([
  ['lisbon', lisbon],
  ['new-york', newYork],
  ['paris', paris],
]);

interface OpenCity {
  readonly gazetteer: CityGazetteer;
  readonly index: NameIndex;
}

interface Options {
  /** Streets are invented where none are known: for the demonstration, never behind a vendor. */
  readonly inventsCities?: boolean;
}

/** Address search without a vendor: what is written in this folder, and nothing beyond it. */
export function createEmbeddedGeocoder({ inventsCities = false }: Options = {}): Geocoder {
  const open = new Map<string, OpenCity>();

  // A city nobody asks about costs nothing.
  function opened(city: SearchedCity): OpenCity | null {
    const gazetteer = gazetteers.get(city.id);
    // An invented city follows its bounds, which its operator may change.
    const key = gazetteer ? city.id : JSON.stringify(city);
    const known = open.get(key);
    if (known || (!gazetteer && !inventsCities)) return known ?? null;
    const made = gazetteer ? gazetteer() : inventedCity(city);
    const fresh = { gazetteer: made, index: indexNames(made) };
    open.set(key, fresh);
    return fresh;
  }

  return {
    async search({ city, text, limit = MOST_PLACES }) {
      const known = opened(city);
      if (!known) return [];
      if (text.trim() === '') return popularPlaces(city.id, known.gazetteer).slice(0, limit);
      return searchCity(city, known.gazetteer, known.index, text, limit);
    },
    async reverse({ city, latitude, longitude }) {
      const known = opened(city);
      if (!known || !contains(city.bounds, { latitude, longitude })) return null;
      return reverseCity(city.id, known.gazetteer, [latitude, longitude]);
    },
  };
}
