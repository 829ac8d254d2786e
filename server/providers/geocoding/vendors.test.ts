import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { createFakeMapbox } from './fake-mapbox.fixture.ts';
import { createFakePhoton } from './fake-photon.fixture.ts';
import { createMapboxGeocoder } from './mapbox.ts';
import { openGeocoder } from './open-geocoder.ts';
import { createPhotonGeocoder } from './photon.ts';
import { type Geocoder, MOST_PLACES } from './port.ts';
import { rememberPlaces } from './remember-places.ts';
import { createEmbeddedGeocoder } from './simulator/embedded-geocoder.ts';

const token = 'sk.token-of-the-tests';

/** Answers one thing to everything, and keeps what it was asked. */
function answering(body: unknown) {
  const asked: URL[] = [];
  return {
    asked,
    fetch: async (url: URL) => {
      asked.push(url);
      return Response.json(body);
    },
  };
}

const mapboxFeature = (properties: object) => ({
  properties: {
    mapbox_id: 'dXJuOm1',
    feature_type: 'address',
    name: 'Rua Garrett 16',
    place_formatted: '1200-203 Lisbon, Portugal',
    coordinates: { longitude: -9.1417, latitude: 38.7107, accuracy: 'rooftop' },
    ...properties,
  },
});

describe('Mapbox', () => {
  it('is asked within the city’s box and country, near its middle, for results we may keep', async () => {
    const { asked, fetch } = answering({ features: [] });
    await createMapboxGeocoder({ token, fetch }).search({ city: 'lisbon', text: ' rua; gar ' });
    const [url] = asked;
    expect(url?.origin).toBe('https://api.mapbox.com');
    expect(url?.pathname).toBe('/search/geocode/v6/forward');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      q: 'rua gar',
      autocomplete: 'true',
      bbox: '-9.235,38.685,-9.085,38.8',
      proximity: expect.stringMatching(/^-9\.16\d*,38\.74\d*$/),
      country: 'pt',
      types: 'address,street,neighborhood,locality',
      limit: '8',
      language: 'en',
      permanent: 'true',
      access_token: token,
    });
  });

  it('is never asked more than it takes', async () => {
    const { asked, fetch } = answering({ features: [] });
    const text = 'a '.repeat(100);
    await createMapboxGeocoder({ token, fetch }).search({ city: 'lisbon', text });
    expect(asked[0]?.searchParams.get('q')?.split(' ')).toHaveLength(20);
  });

  it.each([
    ['rua garrett 16', {}, false],
    ['rua garrett 18', {}, true],
    ['rua garrett', { feature_type: 'street', name: 'Rua Garrett' }, false],
    ['rua garrett 16', { feature_type: 'street', name: 'Rua Garrett' }, true],
    ['5 ave 16', { name: '16 5th Avenue' }, false],
    [
      'rua garrett 16',
      { coordinates: { longitude: -9.14, latitude: 38.71, accuracy: 'approximate' } },
      true,
    ],
  ])('%s answered by %o is approximate: %s', async (text, properties, approximate) => {
    const { fetch } = answering({ features: [mapboxFeature(properties)] });
    const [place] = await createMapboxGeocoder({ token, fetch }).search({ city: 'lisbon', text });
    expect(place).toMatchObject({ approximate });
  });

  it('leaves out what is outside the city, and what it has said already', async () => {
    const outside = { longitude: -8.6, latitude: 41.15 };
    const { fetch } = answering({
      features: [
        mapboxFeature({ coordinates: outside }),
        mapboxFeature({}),
        mapboxFeature({ mapbox_id: 'again' }),
      ],
    });
    const geocoder = createMapboxGeocoder({ token, fetch });
    expect(await geocoder.search({ city: 'lisbon', text: 'rua garrett' })).toHaveLength(1);
  });

  it('knows addresses only, so stations and airports come from the gazetteer', async () => {
    const fake = createFakeMapbox(token);
    const geocoder = openGeocoder(
      readConfig({ ADDRESSES_PROVIDER: 'mapbox', MAPBOX_TOKEN: token }),
      { clock: at('2027-03-05T10:00:00Z'), log: createLog('silent') },
      { patienceMs: 20_000, fetch: async (url, init) => fake.request(url.href, init) },
    );
    const airport = await geocoder.search({ city: 'lisbon', text: 'airport' });
    expect(airport[0]).toMatchObject({ kind: 'airport' });
    expect(airport.length).toBeLessThanOrEqual(MOST_PLACES);
    const door = await geocoder.search({ city: 'lisbon', text: 'Avenida da Liberdade 185' });
    expect(door[0]?.id).toMatch(/^mapbox\//);
  });
});

describe('Photon', () => {
  const feature = (properties: object, coordinates = [-9.1417, 38.7107]) => ({
    geometry: { coordinates },
    properties: {
      osm_type: 'N',
      osm_id: 7,
      osm_key: 'place',
      osm_value: 'house',
      type: 'house',
      countrycode: 'PT',
      city: 'Lisbon',
      postcode: '1200-203',
      ...properties,
    },
  });
  const first = async (city: string, one: object) => {
    const { fetch } = answering({ features: [one] });
    const geocoder = createPhotonGeocoder({ url: 'http://photon', fetch });
    return (await geocoder.search({ city, text: 'anything' }))[0];
  };

  it('is asked within the city’s box, near its middle, below its own path', async () => {
    const { asked, fetch } = answering({ features: [] });
    const geocoder = createPhotonGeocoder({ url: 'https://maps.example/photon/', fetch });
    await geocoder.search({ city: 'lisbon', text: 'rua gar' });
    await geocoder.reverse({ city: 'lisbon', latitude: 38.71, longitude: -9.14 });
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://maps.example/photon/api',
      'https://maps.example/photon/reverse',
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: 'rua gar',
      bbox: '-9.235,38.685,-9.085,38.8',
      lat: expect.stringMatching(/^38\.74/),
      lon: expect.stringMatching(/^-9\.16/),
      limit: '8',
      lang: 'en',
    });
  });

  it('is shown the name and password of its address, in a header', async () => {
    let shown: unknown;
    const geocoder = createPhotonGeocoder({
      url: 'https://us%40er:pass@maps.example',
      fetch: async (url, { headers }) => {
        shown = [url.origin, url.username, new Headers(headers).get('authorization')];
        return Response.json({ features: [] });
      },
    });
    await geocoder.search({ city: 'lisbon', text: 'rua gar' });
    expect(shown).toEqual(['https://maps.example', '', `Basic ${btoa('us@er:pass')}`]);
  });

  it('writes a door as the city does', async () => {
    const door = { street: 'Rua Garrett', housenumber: '16', district: 'Chiado' };
    expect(await first('lisbon', feature(door))).toMatchObject({
      kind: 'address',
      placeName: 'Rua Garrett 16, 1200-203 Lisbon, Portugal',
    });
    const here = [-73.98, 40.76];
    const ny = { countrycode: 'US', city: 'New York', state: 'New York', postcode: '10019' };
    const at = { ...ny, street: 'West 58th Street', housenumber: '345' };
    expect(await first('new-york', feature(at, here))).toMatchObject({
      placeName: '345 West 58th Street, New York, New York 10019, United States',
    });
  });

  it.each([
    ['tourism', 'hotel', 'house', 'hotel'],
    ['railway', 'station', 'house', 'station'],
    ['aeroway', 'aerodrome', 'other', 'airport'],
    ['highway', 'residential', 'street', 'street'],
    ['place', 'square', 'locality', 'square'],
    ['place', 'suburb', 'district', 'area'],
    ['amenity', 'townhall', 'house', 'public'],
    ['man_made', 'tower', 'house', 'landmark'],
  ])('takes %s=%s (%s) for a %s', async (osm_key, osm_value, type, kind) => {
    const named = { osm_key, osm_value, type, name: 'Somewhere' };
    expect(await first('lisbon', feature(named))).toMatchObject({ kind, name: 'Somewhere' });
  });

  it('says where a named place stands', async () => {
    const hotel = {
      osm_key: 'tourism',
      osm_value: 'hotel',
      name: 'Hotel do Chiado',
      street: 'Rua Nova do Almada',
      housenumber: '114',
    };
    expect(await first('lisbon', feature(hotel))).toMatchObject({
      placeName: 'Hotel do Chiado, Rua Nova do Almada 114, 1200-203 Lisbon, Portugal',
    });
  });

  it('leaves out what is abroad, outside or nameless', async () => {
    const door = { street: 'Rua Garrett', housenumber: '16' };
    expect(await first('lisbon', feature({ ...door, countrycode: 'ES' }))).toBeUndefined();
    expect(await first('lisbon', feature(door, [-8.6, 41.15]))).toBeUndefined();
    expect(await first('lisbon', feature({ housenumber: '16' }))).toBeUndefined();
  });
});

const at = (instant: string): Clock => ({ now: () => Temporal.Instant.from(instant) });

describe('what was answered', () => {
  function counting() {
    let calls = 0;
    const gazetteer = createEmbeddedGeocoder();
    const geocoder: Geocoder = {
      search(query) {
        calls += 1;
        return query.text.includes('fail') ? Promise.reject(new Error()) : gazetteer.search(query);
      },
      reverse(at) {
        calls += 1;
        return gazetteer.reverse(at);
      },
    };
    return { geocoder, calls: () => calls };
  }

  it('is kept for an hour of the product’s clock', async () => {
    const { geocoder, calls } = counting();
    let now = '2027-03-05T10:00:00Z';
    const kept = rememberPlaces(geocoder, { now: () => Temporal.Instant.from(now) });
    const answer = await kept.search({ city: 'lisbon', text: 'Rua Augusta' });
    expect(await kept.search({ city: 'lisbon', text: ' rua  augusta' })).toEqual(answer);
    now = '2027-03-05T10:59:59Z';
    await kept.search({ city: 'lisbon', text: 'Rua Augusta' });
    expect(calls()).toBe(1);
    await kept.search({ city: 'paris', text: 'Rua Augusta' });
    await kept.search({ city: 'lisbon', text: 'Rua Augusta', limit: 1 });
    expect(calls()).toBe(3);
    now = '2027-03-05T11:00:00Z';
    await kept.search({ city: 'lisbon', text: 'Rua Augusta' });
    expect(calls()).toBe(4);
  });

  it('is kept for a point, to a metre', async () => {
    const { geocoder, calls } = counting();
    const kept = rememberPlaces(geocoder, at('2027-03-05T10:00:00Z'));
    await kept.reverse({ city: 'lisbon', latitude: 38.7107, longitude: -9.1417 });
    await kept.reverse({ city: 'lisbon', latitude: 38.710_700_4, longitude: -9.1417 });
    await kept.reverse({ city: 'lisbon', latitude: 38.7108, longitude: -9.1417 });
    expect(calls()).toBe(2);
  });

  it('is forgotten, the oldest first, when there is too much of it', async () => {
    const { geocoder, calls } = counting();
    const kept = rememberPlaces(geocoder, at('2027-03-05T10:00:00Z'), 2);
    const look = (text: string) => kept.search({ city: 'lisbon', text });
    await look('Rua Augusta');
    await look('Rua Garrett');
    await look('Rua do Ouro');
    await look('Rua Garrett');
    expect(calls()).toBe(3);
    await look('Rua Augusta');
    expect(calls()).toBe(4);
  });

  it('is not kept when it was no answer', async () => {
    const { geocoder, calls } = counting();
    const kept = rememberPlaces(geocoder, at('2027-03-05T10:00:00Z'));
    for (const _ of [1, 2]) {
      await expect(kept.search({ city: 'lisbon', text: 'fail' })).rejects.toThrow();
    }
    expect(calls()).toBe(2);
  });
});

describe.each([
  ['mapbox', createFakeMapbox(token), `access_token=${token}&country=pt&language=en`],
  ['photon', createFakePhoton(), 'lang=en'],
] as const)('docs/providers/%s.md', (vendor, fake, common) => {
  const box = 'bbox=-9.235,38.685,-9.085,38.8&limit=8';
  const questions = {
    mapbox: [
      `/search/geocode/v6/forward?${common}&q=Avenida+da+Liberdade+185&proximity=-9,38&types=address&${box}`,
      `/search/geocode/v6/forward?${common}&q=Avenida+da&proximity=-9,38&types=street&${box}`,
      `/search/geocode/v6/reverse?${common}&longitude=-9.14&latitude=38.71&types=address,street`,
      `/search/geocode/v6/forward?${common}`,
    ],
    photon: [
      `/api?${common}&q=Avenida+da+Liberdade+185&lat=38.7&lon=-9.1&${box}`,
      `/api?${common}&q=Avenida+da&lat=38.7&lon=-9.1&${box}`,
      `/reverse?${common}&lat=38.71&lon=-9.14&limit=1`,
      '/api',
    ],
  }[vendor];

  it('lists every address and every field that the fake answers', async () => {
    const page = await readFile(
      path.join(import.meta.dirname, `../../../docs/providers/${vendor}.md`),
      'utf8',
    );
    const listed = new Set([...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    for (const { path: address } of fake.routes) expect(listed).toContain(`GET ${address}`);
    const answers = await Promise.all(questions.map(async (at) => (await fake.request(at)).json()));
    const answered = new Set(answers.flatMap((answer) => namesIn(answer)));
    expect([...answered].filter((name) => !listed.has(name))).toEqual([]);
    expect(answered.size).toBeGreaterThan(15);
  });
});

/** `features.properties.name`, for everything in an answer. */
function namesIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = at ? `${at}.${name}` : name;
    return [here, ...namesIn(inner, here)];
  });
}
