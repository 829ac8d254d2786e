import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NearestPlace, PlaceList } from '../../contract/places.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { openGeocoder } from '../providers/geocoding/open-geocoder.ts';
import { neverAnswers } from '../testing/silent-provider.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const places = async (city: string, q: string) =>
  PlaceList.parse(
    await (await app.request(`/api/places?city=${city}&q=${encodeURIComponent(q)}`)).json(),
  ).places;
const nearest = (city: string, lat: number | string, lng: number | string) =>
  app.request(`/api/places/reverse?city=${city}&lat=${lat}&lng=${lng}`);

describe('address suggestions', () => {
  it('answer in the city asked about, eight at most [A-SEARCH-015 R-DATA-020]', {
    tags: ['embedded'],
  }, async () => {
    const found = await places('lisbon', 'av liberdade 185');
    expect(found[0]?.placeName).toMatch(/Avenida da Liberdade 185.*Portugal/);
    expect(await places('new-york', 'street')).toHaveLength(8);
  });

  it('begin at three characters [A-SEARCH-014 R-ADDRESS-001]', async () => {
    expect(await places('lisbon', 'av')).toEqual([]);
    expect((await places('lisbon', 'ave')).length).toBeGreaterThan(0);
  });

  it('before anything is typed, are the airports and stations of the city', async () => {
    const named = async (city: string) => (await places(city, '')).map(({ name }) => name);
    expect(await named('lisbon')).toEqual([
      'Aeroporto Humberto Delgado',
      'Estação do Oriente',
      'Estação de Santa Apolónia',
      'Estação do Rossio',
    ]);
    expect(await named('new-york')).toEqual([
      'John F. Kennedy International Airport',
      'LaGuardia Airport',
      'Grand Central Terminal',
      'Pennsylvania Station',
      'Port Authority Bus Terminal',
    ]);
  });

  it('do not exist for an unknown city', async () => {
    expect((await app.request('/api/places?city=atlantis&q=main')).status).toBe(404);
  });

  it('refuse an overlong text', async () => {
    expect((await app.request(`/api/places?city=lisbon&q=${'x'.repeat(300)}`)).status).toBe(422);
  });
});

describe('the current location', () => {
  it('is named by its nearest address when it is served', async () => {
    const { inside, place } = NearestPlace.parse(
      await (await nearest('lisbon', 38.7223, -9.1393)).json(),
    );
    expect(inside).toBe(true);
    expect(place?.placeName).toContain('Portugal');
  });

  it('is outside when no service area holds it [A-SEARCH-016 R-ADDRESS-010]', async () => {
    const answer = await nearest('lisbon', 40.7484, -73.9857);
    expect(NearestPlace.parse(await answer.json())).toEqual({ inside: false, place: null });
  });

  it.each([
    ['91', '0'],
    ['0', '181'],
    ['north', '0'],
    ['1e2', '0'],
    ['', ''],
  ])('is refused at %s, %s', async (lat, lng) => {
    expect((await nearest('lisbon', lat, lng)).status).toBe(422);
  });
});

describe('a vendor of addresses that never answers', () => {
  it('costs the renter two seconds, not the answer', async () => {
    const config = readConfig({ ADDRESSES_PROVIDER: 'photon', PHOTON_URL: 'http://photon' });
    const parts = { clock: systemClock, log: createLog('silent') };
    const geocoder = openGeocoder(config, parts, {
      fetch: (_, { signal }) => neverAnswers(signal),
    });
    const other = await createTestApp({ geocoder });
    const began = performance.now();
    const answer = await other.request('/api/places?city=lisbon&q=rua+augusta');
    const seconds = (performance.now() - began) / 1000;
    const { places: found, credit } = PlaceList.parse(await answer.json());
    expect(found[0]?.name).toContain('Rua Augusta');
    expect(credit).toBeNull(); // nothing of theirs is shown
    expect(seconds).toBeLessThan(10); // after which a page gives up
    await other.close();
  });
});

describe('looking addresses up', () => {
  const from = async (address: string, path: string) =>
    (await app.request(path, { headers: { 'X-Forwarded-For': address } })).status;
  const search = '/api/places?city=lisbon&q=av';
  const reverse = '/api/places/reverse?city=lisbon&lat=40.7&lng=-73.9';

  it('is for one address 300 times in 5 minutes, either way [R-MONEY-022]', async () => {
    const asked = await Promise.all(
      Array.from({ length: 302 }, (_, n) => from('10.1.0.1', n % 2 ? search : reverse)),
    );
    expect(asked.filter((status) => status === 200)).toHaveLength(300);
    expect(asked.filter((status) => status === 429)).toHaveLength(2);
    expect(await from('10.1.0.2', search)).toBe(200);
    const { clock } = app.deps;
    await clock.moveTo(clock.now().add({ minutes: 6 }));
    expect(await from('10.1.0.1', search)).toBe(200);
  });
});
