import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { type Config, readConfig } from '../../config.ts';
import { openTestLog } from '../../testing/open-test-log.ts';
import { answersEndlessly, neverAnswers } from '../../testing/silent-provider.ts';
import type { VendorConnection } from './ask-vendor.ts';
import { openGeocoder } from './open-geocoder.ts';
import { searchedCities } from './searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './simulator/embedded-geocoder.ts';

type Fetch = NonNullable<VendorConnection['fetch']>;

const token = 'sk.must-never-be-seen';
const sought = { city: searchedCities.lisbon, text: 'Rua Garrett' };
const there = { city: searchedCities.lisbon, latitude: 38.7107, longitude: -9.1417 };
const gazetteer = createEmbeddedGeocoder();

const vendors: Readonly<Record<string, Config>> = {
  Mapbox: readConfig({ ADDRESSES_PROVIDER: 'mapbox', MAPBOX_TOKEN: token }),
  Photon: readConfig({ ADDRESSES_PROVIDER: 'photon', PHOTON_URL: `http://u:${token}@photon` }),
};

function open(config: Config, fetch: Fetch) {
  const calls: string[] = [];
  const { log, lines } = openTestLog();
  const connection = {
    // Short where it runs out, long where it must not.
    patienceMs: fetch === silent || fetch === slow ? 100 : 20_000,
    fetch: (url: URL, init: RequestInit) => {
      calls.push(url.href);
      return fetch(url, init);
    },
  };
  const geocoder = openGeocoder(config, { clock: systemClock, log }, connection);
  return { geocoder, calls, logged: () => lines.join('') };
}

const silent: Fetch = (_, init) => neverAnswers(init.signal);
const slow: Fetch = async (_, init) => answersEndlessly(init.signal);
const answering =
  (status: number, body: string, headers: Record<string, string> = {}): Fetch =>
  async () =>
    new Response(body, { status, headers });
const refused = Object.assign(new Error(`connect with ${token}`), { code: 'ECONNREFUSED' });

const faults: Readonly<Record<string, Fetch>> = {
  'does not answer': silent,
  'answers endlessly': slow,
  'cannot be reached': () => Promise.reject(new TypeError('fetch failed', { cause: refused })),
  'has too much to do': answering(429, '{"message":"Too Many Requests"}', { 'Retry-After': '60' }),
  'has a defect': answering(500, `{"message":"about ${token}"}`),
  'is down for maintenance': answering(503, '<html>Back soon</html>', { 'Retry-After': '0' }),
  'does not know our key': answering(401, `{"message":"Not Authorized - ${token}"}`),
  'refuses the question': answering(422, '{"message":"Query too long"}'),
  'answers nonsense': answering(200, 'OK'),
  'answers another shape': answering(200, '{"features":[{"place_name":"Rua Garrett"}]}'),
};

describe.each(Object.entries(vendors))('%s', (_vendor, config) => {
  describe.each(Object.entries(faults))('that %s', (_fault, fetch) => {
    it('leaves the answer to the gazetteer', async () => {
      const { geocoder } = open(config, fetch);
      const expected = await Promise.all([gazetteer.search(sought), gazetteer.reverse(there)]);
      expect(await geocoder.search(sought)).toEqual(expected[0]);
      expect(await geocoder.reverse(there)).toEqual(expected[1]);
      expect(expected[0].length).toBeGreaterThan(0);
    });

    it('is noted, and no key with it', async () => {
      const { geocoder, logged } = open(config, fetch);
      await geocoder.search(sought);
      expect(logged()).toContain('the address provider gave no answer');
      expect(logged()).not.toContain(token);
      expect(logged()).not.toContain('Garrett');
    });
  });

  it('that knows nothing leaves the answer to the gazetteer, and nothing is noted', async () => {
    const { geocoder, logged } = open(config, answering(200, '{"features":[]}'));
    expect(await geocoder.search(sought)).toEqual(await gazetteer.search(sought));
    expect(await geocoder.reverse(there)).toEqual(await gazetteer.reverse(there));
    expect(logged()).toBe('');
  });

  it('is asked a second time after an overload, when it says that it will not take long', async () => {
    const failing = answering(429, '', { 'Retry-After': '0' });
    const { geocoder, calls } = open(config, (url, init) =>
      calls.length === 1 ? failing(url, init) : answering(200, '{"features":[]}')(url, init),
    );
    await geocoder.search(sought);
    expect(calls).toHaveLength(2);
  });

  it.each(['60', 'Fri, 05 Mar 2027 10:01:00 GMT'])(
    'is not asked a second time before the time it names: %s',
    async (after) => {
      const { geocoder, calls } = open(config, answering(503, '', { 'Retry-After': after }));
      await geocoder.search(sought);
      expect(calls).toHaveLength(1);
    },
  );

  it('that is down is left alone after five questions', async () => {
    const { geocoder, calls, logged } = open(config, answering(401, ''));
    for (const end of 'abcdefgh') await geocoder.search({ ...sought, text: `Rua ${end}` });
    expect(calls).toHaveLength(5);
    expect(logged().trim().split('\n')).toHaveLength(5);
  });

  it('that refuses single questions is not taken for down', async () => {
    const { geocoder, calls } = open(config, answering(422, ''));
    for (const end of 'abcdefgh') await geocoder.search({ ...sought, text: `Rua ${end}` });
    expect(calls).toHaveLength(8);
  });
});
