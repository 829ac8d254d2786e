import { z } from 'zod';
import { middleOf } from '../../../domain/service-area.ts';
import { createAskVendor, type VendorConnection } from './ask-vendor.ts';
import { type Geocoder, MOST_PLACES, type PlaceKind, type SearchedCity } from './port.ts';
import { boxOf, createVendorGeocoder, type VendorPlace } from './vendor-geocoder.ts';

const MAPBOX_URL = 'https://api.mapbox.com';
/** What a car can be handed over at. */
const TYPES = 'address,street,neighborhood,locality';
/** More of either is refused. */
const MOST_WORDS = 20;

export interface MapboxOptions extends VendorConnection {
  readonly token: string;
  readonly url?: string;
}

/** The part of the answers of Mapbox's Geocoding v6 that we use; `docs/providers/mapbox.md`. */
const Features = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        mapbox_id: z.string().min(1),
        feature_type: z.string(),
        name: z.string().min(1),
        name_preferred: z.string().min(1).optional(),
        place_formatted: z.string().min(1),
        coordinates: z.object({
          longitude: z.number(),
          latitude: z.number(),
          accuracy: z.string().optional(),
        }),
      }),
    }),
  ),
});

export function createMapboxGeocoder(options: MapboxOptions): Geocoder {
  const ask = createAskVendor(options);

  async function get(path: string, city: SearchedCity, params: Record<string, string>) {
    const url = new URL(`/search/geocode/v6/${path}`, options.url ?? MAPBOX_URL);
    url.search = new URLSearchParams({
      ...params,
      country: city.countryCode.toLowerCase(),
      language: 'en',
      // A chosen address is stored with its booking, which Mapbox allows of permanent results only.
      permanent: 'true',
      access_token: options.token,
    }).toString();
    const { features } = await ask(url, Features);
    return features.map(({ properties }) => placeOf(properties));
  }

  return createVendorGeocoder({
    search(city, text) {
      const { longitude, latitude } = middleOf(city.bounds);
      return get('forward', city, {
        q: askable(text),
        autocomplete: 'true',
        bbox: boxOf(city),
        proximity: `${longitude},${latitude}`,
        types: TYPES,
        limit: String(MOST_PLACES),
      });
    },
    // Without a limit it answers the nearest of each type, the finest first.
    reverse: (city, { longitude, latitude }) =>
      get('reverse', city, {
        longitude: String(longitude),
        latitude: String(latitude),
        types: 'address,street',
      }),
  });
}

/** A semicolon would part two questions. */
function askable(text: string): string {
  return text
    .split(/[\s;]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .join(' ');
}

type Properties = z.infer<typeof Features>['features'][number]['properties'];

function placeOf(properties: Properties): VendorPlace {
  const { longitude, latitude, accuracy } = properties.coordinates;
  return {
    id: `mapbox/${properties.mapbox_id}`,
    name: properties.name_preferred ?? properties.name,
    detail: properties.place_formatted,
    kind: kindOf(properties.feature_type),
    latitude,
    longitude,
    approximate: accuracy === 'approximate',
  };
}

function kindOf(type: string): PlaceKind {
  return type === 'address' || type === 'street' ? type : 'area';
}
