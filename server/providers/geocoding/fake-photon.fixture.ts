import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { contains } from '../../../domain/service-area.ts';
import { countryName } from './address-format.ts';
import type { Place, SearchedCity } from './port.ts';
import { searchedCities } from './searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './simulator/embedded-geocoder.ts';

const common = { lang: z.literal('en'), lat: z.coerce.number(), lon: z.coerce.number() };
const limit = z.coerce.number().int().min(1);
const Forward = z.strictObject({ ...common, q: z.string().min(1), bbox: z.string(), limit });
const Reverse = z.strictObject({ ...common, limit });

/** Photon as its pages describe it, with the gazetteer's streets for OpenStreetMap's. */
export function createFakePhoton(): Hono {
  const gazetteer = createEmbeddedGeocoder();
  const app = new Hono();
  // Photon names the parameter; whatever it does not know is refused, too.
  const refuse = () => Response.json({ message: 'unknown or invalid parameter' }, { status: 400 });

  app.get('/api', async (context) => {
    const read = Forward.safeParse(context.req.query());
    if (!read.success) return refuse();
    const { q, bbox } = read.data;
    const city = cityOf(
      ({ bounds: { southWest: a, northEast: b } }) =>
        bbox === `${a.longitude},${a.latitude},${b.longitude},${b.latitude}`,
    );
    if (!city) return context.json(collection([]));
    const found = await gazetteer.search({ city, text: q, limit: read.data.limit });
    return context.json(collection(found.map((place) => featureOf(city, place))));
  });

  app.get('/reverse', async (context) => {
    const read = Reverse.safeParse(context.req.query());
    if (!read.success) return refuse();
    const { lat: latitude, lon: longitude } = read.data;
    const city = cityOf(({ bounds }) => contains(bounds, { latitude, longitude }));
    const found = city ? await gazetteer.reverse({ city, latitude, longitude }) : null;
    return context.json(collection(city && found ? [featureOf(city, found)] : []));
  });

  return app;
}

const cityOf = (fits: (city: SearchedCity) => boolean): SearchedCity | undefined =>
  Object.values(searchedCities).find(fits);

const collection = (features: readonly object[]) => ({ type: 'FeatureCollection', features });

const tags: Partial<Record<Place['kind'], readonly [key: string, value: string, type: string]>> = {
  address: ['place', 'house', 'house'],
  street: ['highway', 'residential', 'street'],
  area: ['place', 'suburb', 'district'],
  station: ['railway', 'station', 'house'],
  airport: ['aeroway', 'aerodrome', 'house'],
  hotel: ['tourism', 'hotel', 'house'],
};

function featureOf(city: SearchedCity, place: Place) {
  const { name, kind, latitude, longitude, detail } = place;
  const [osm_key, osm_value, type] = tags[kind] ?? ['tourism', 'attraction', 'house'];
  const isUs = city.countryCode === 'US';
  const postcode = (isUs ? /\b\d{5}\b/ : /\b\d{4}-\d{3}\b|\b\d{5}\b/).exec(detail)?.[0];
  const digest = createHash('sha256').update(place.id).digest();
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      osm_type: 'W',
      osm_id: digest.readUIntBE(0, 6),
      osm_key,
      osm_value,
      type,
      ...(kind === 'address' ? doorOf(name) : { name }),
      ...(kind === 'street' ? { extent: [longitude, latitude, longitude, latitude] } : {}),
      ...(postcode ? { postcode } : {}),
      city: city.name,
      ...(isUs ? { state: 'New York' } : {}),
      country: countryName(city),
      countrycode: city.countryCode,
    },
  };
}

function doorOf(name: string) {
  const first = /^(\d\S*) (.+)$/.exec(name);
  if (first) return { housenumber: first[1], street: first[2] };
  const last = /^(.+) (\d\S*)$/.exec(name);
  return { street: last?.[1], housenumber: last?.[2] };
}
