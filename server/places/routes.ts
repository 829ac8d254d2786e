import type { PlaceCredit } from '../../contract/places.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { nearestPlace } from './nearest-place.ts';

/** Photon answers from OpenStreetMap's data; the gazetteer's is our own. */
const credits: Readonly<Record<Config['addresses']['provider'], PlaceCredit | null>> = {
  simulator: null,
  mapbox: 'mapbox',
  photon: 'openstreetmap',
};

export function placeRoutes(deps: Deps): Pick<Handlers, 'listPlaces' | 'nearestPlace'> {
  const { config, database, geocoder } = deps;
  return {
    async listPlaces({ query }) {
      const city = await requireCity(database.kysely, query.city);
      const places = await geocoder.search({ city: city.id, text: query.q });
      return { places, credit: places.length > 0 ? credits[config.addresses.provider] : null };
    },
    nearestPlace: ({ query }) =>
      nearestPlace(deps, { city: query.city, latitude: query.lat, longitude: query.lng }),
  };
}
