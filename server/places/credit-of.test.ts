import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import type { VendorConnection } from '../providers/geocoding/ask-vendor.ts';
import { createFakeMapbox } from '../providers/geocoding/fake-mapbox.fixture.ts';
import { createFakePhoton } from '../providers/geocoding/fake-photon.fixture.ts';
import { openGeocoder } from '../providers/geocoding/open-geocoder.ts';
import { searchedCities } from '../providers/geocoding/searched-cities.fixture.ts';
import { creditOf } from './credit-of.ts';

type Fetch = NonNullable<VendorConnection['fetch']>;

const photon = { ADDRESSES_PROVIDER: 'photon', PHOTON_URL: 'http://photon' };
const mapbox = { ADDRESSES_PROVIDER: 'mapbox', MAPBOX_TOKEN: 'pk.of-the-tests' };
const fakePhoton = createFakePhoton();
const fakeMapbox = createFakeMapbox(mapbox.MAPBOX_TOKEN);
const down: Fetch = async () => new Response(null, { status: 503 });

async function creditFor(settings: Record<string, string>, fetch: Fetch, text = 'Rua Augusta') {
  const parts = { clock: systemClock, log: createLog('silent') };
  const geocoder = openGeocoder(readConfig(settings), parts, { fetch });
  const places = await geocoder.search({ city: searchedCities.lisbon, text });
  return { found: places.length, credit: creditOf(places) };
}

describe('the data of others', () => {
  it.each([
    ['openstreetmap', photon, async (url: URL) => fakePhoton.request(url)],
    ['mapbox', mapbox, async (url: URL) => fakeMapbox.request(url)],
    [null, {}, down],
  ])('is credited to %s where it is theirs', async (credit, settings, fetch) => {
    expect(await creditFor(settings, fetch)).toMatchObject({ credit });
    expect(await creditFor(settings, fetch, 'zz')).toEqual({ found: 0, credit: null });
  });

  it.each([
    ['Photon', photon],
    ['Mapbox', mapbox],
  ])('is not credited to %s where the gazetteer answered in its place', async (_, settings) => {
    const { found, credit } = await creditFor(settings, down);
    expect(found).toBeGreaterThan(0);
    expect(credit).toBeNull();
  });
});
