import { Hono } from 'hono';
import { z } from 'zod';
import { countryName } from './address-format.ts';
import type { Place, SearchedCity } from './port.ts';
import { searchedCities } from './searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './simulator/embedded-geocoder.ts';

const flag = z.enum(['true', 'false']).optional();
const common = {
  access_token: z.string().optional(),
  country: z.string().regex(/^[a-z]{2}$/),
  language: z.literal('en'),
  permanent: flag,
  types: z.string(),
};
const Forward = z.strictObject({
  ...common,
  // Published limits: 256 characters, 20 words, no semicolon.
  q: z
    .string()
    .min(1)
    .max(256)
    .regex(/^[^;]+$/)
    .refine((q) => q.split(/\s+/).length <= 20),
  autocomplete: flag,
  bbox: z.string(),
  proximity: z.string().regex(/^-?[\d.]+,-?[\d.]+$/),
  limit: z.coerce.number().int().min(1).max(10),
});
const Reverse = z.strictObject({
  ...common,
  longitude: z.coerce.number(),
  latitude: z.coerce.number(),
});

/** Mapbox's Geocoding v6 as its pages describe it, with the gazetteer's streets for its data. */
export function createFakeMapbox(token: string): Hono {
  const gazetteer = createEmbeddedGeocoder();
  const app = new Hono().basePath('/search/geocode/v6');
  const refuse = (status: 401 | 422, message: string) => Response.json({ message }, { status });

  app.get('/forward', async (context) => {
    const read = Forward.safeParse(context.req.query());
    if (context.req.query('access_token') !== token) return refuse(401, 'Not Authorized');
    if (!read.success) return refuse(422, 'BBox is not valid');
    const { q, bbox, country, types, limit } = read.data;
    const city = cityOf(
      ({ bounds: { southWest: a, northEast: b }, countryCode }) =>
        bbox === `${a.longitude},${a.latitude},${b.longitude},${b.latitude}` &&
        countryCode.toLowerCase() === country,
    );
    const found = city ? await gazetteer.search({ city, text: q, limit }) : [];
    return context.json(collection(city, found, types));
  });

  app.get('/reverse', async (context) => {
    const read = Reverse.safeParse(context.req.query());
    if (context.req.query('access_token') !== token) return refuse(401, 'Not Authorized');
    if (!read.success) return refuse(422, 'Longitude is not valid');
    const { longitude, latitude, country, types } = read.data;
    const city = cityOf(({ countryCode }) => countryCode.toLowerCase() === country);
    const found = city ? await gazetteer.reverse({ city, longitude, latitude }) : null;
    return context.json(collection(city, found ? [found] : [], types));
  });

  return app;
}

const cityOf = (fits: (city: SearchedCity) => boolean): SearchedCity | undefined =>
  Object.values(searchedCities).find(fits);

function collection(city: SearchedCity | undefined, places: readonly Place[], types: string) {
  const wanted = types.split(',');
  const features = city ? places.flatMap((place) => featureOf(city, place) ?? []) : [];
  return {
    type: 'FeatureCollection',
    features: features.filter(({ properties }) => wanted.includes(properties.feature_type)),
    attribution: 'NOTICE: a fake for tests.',
  };
}

const featureTypes: Partial<Record<Place['kind'], string>> = {
  address: 'address',
  street: 'street',
  square: 'street',
  area: 'neighborhood',
};

/** Null for points of interest: Geocoding v6 has none. */
function featureOf(city: SearchedCity, place: Place) {
  const feature_type = featureTypes[place.kind];
  if (!feature_type) return null;
  const { longitude, latitude, name } = place;
  const mapbox_id = Buffer.from(place.id).toString('base64url');
  const isAddress = feature_type === 'address';
  return {
    type: 'Feature',
    id: mapbox_id,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      mapbox_id,
      feature_type,
      full_address: place.placeName,
      name,
      name_preferred: name,
      place_formatted: place.detail,
      coordinates: {
        longitude,
        latitude,
        ...(isAddress
          ? {
              accuracy: 'rooftop',
              routable_points: [{ name: 'default', longitude, latitude }],
            }
          : {}),
      },
      context: {
        country: {
          mapbox_id: city.countryCode.toLowerCase(),
          name: countryName(city),
          country_code: city.countryCode,
        },
      },
      ...(isAddress ? { match_code: { address_number: 'matched', confidence: 'exact' } } : {}),
    },
  };
}
