import { requireOpenCity } from '../catalogue/require-open-city.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { creditOf } from './credit-of.ts';
import { nearestPlace } from './nearest-place.ts';
import { searchedCityOf } from './searched-city.ts';

export function placeRoutes(deps: Deps): Pick<Handlers, 'listPlaces' | 'nearestPlace'> {
  const { database, geocoder } = deps;
  return {
    async listPlaces({ query, caller }) {
      const city = await requireOpenCity(database.kysely, query.city, caller);
      const places = await geocoder.search({ city: searchedCityOf(city), text: query.q });
      return { places, credit: creditOf(places) };
    },
    nearestPlace: ({ query, caller }) =>
      nearestPlace(deps, caller, { city: query.city, latitude: query.lat, longitude: query.lng }),
  };
}
