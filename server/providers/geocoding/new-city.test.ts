import { describe, expect, it } from 'vitest';
import { box, contains } from '../../../domain/service-area.ts';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { answering } from './answering.fixture.ts';
import { openGeocoder } from './open-geocoder.ts';
import type { SearchedCity } from './port.ts';

/** A row that an operator has just added: nothing in the code knows it. */
const bath: SearchedCity = {
  id: 'bath',
  name: 'Bath',
  countryCode: 'GB',
  bounds: box(51.36, -2.41, 51.41, -2.32),
};
const parts = { clock: systemClock, log: createLog('silent') };
const photon = readConfig({ ADDRESSES_PROVIDER: 'photon', PHOTON_URL: 'http://photon' });
const mapbox = readConfig({ ADDRESSES_PROVIDER: 'mapbox', MAPBOX_TOKEN: 'pk.of-the-tests' });

describe('a city that only the catalogue knows', () => {
  it('is asked of Photon by its bounds, and its addresses are written as its country does', async () => {
    const door = {
      geometry: { coordinates: [-2.36, 51.38] },
      properties: {
        osm_type: 'N',
        osm_id: 7,
        osm_key: 'place',
        osm_value: 'house',
        type: 'house',
        street: 'Milsom Street',
        housenumber: '12',
        countrycode: 'GB',
        postcode: 'BA1 1DN',
      },
    };
    const { asked, fetch } = answering({ features: [door] });
    const [place] = await openGeocoder(photon, parts, { fetch }).search({
      city: bath,
      text: 'milsom',
    });
    expect(asked[0]?.searchParams.get('bbox')).toBe('-2.41,51.36,-2.32,51.41');
    expect(place?.placeName).toBe('12 Milsom Street, BA1 1DN Bath, United Kingdom');
  });

  it('is asked of Mapbox by its bounds and country', async () => {
    const { asked, fetch } = answering({ features: [] });
    await openGeocoder(mapbox, parts, { fetch }).search({ city: bath, text: 'milsom' });
    const { bbox, country } = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect([bbox, country]).toEqual(['-2.41,51.36,-2.32,51.41', 'gb']);
  });

  it('has no invented street where the vendor fails', async () => {
    const fetch = async () => new Response(null, { status: 503 });
    const geocoder = openGeocoder(photon, parts, { fetch });
    expect(await geocoder.search({ city: bath, text: 'main street' })).toEqual([]);
    expect(await geocoder.reverse({ city: bath, latitude: 51.38, longitude: -2.36 })).toBeNull();
  });

  describe('in the demonstration', () => {
    const geocoder = openGeocoder(readConfig({}), parts);

    it('has streets with doors, found and named inside its bounds', async () => {
      const [door] = await geocoder.search({ city: bath, text: '12 main st' });
      expect(door).toMatchObject({ name: '12 Main Street', kind: 'address', approximate: false });
      expect(door && contains(bath.bounds, door)).toBe(true);
      const back = door && (await geocoder.reverse({ ...door, city: bath }));
      expect(back?.placeName).toMatch(/^1[0-4] Main Street, Bath, United Kingdom$/);
    });

    it('offers its airport and its station before anything is typed', async () => {
      const places = await geocoder.search({ city: bath, text: '' });
      expect(places.map(({ name }) => name)).toEqual(['Bath Airport', 'Bath Central Station']);
    });

    it('moves with its bounds', async () => {
      const north = { ...bath, bounds: box(52.36, -2.41, 52.41, -2.32) };
      const [place] = await geocoder.search({ city: north, text: 'main street' });
      expect(place && contains(north.bounds, place)).toBe(true);
    });
  });
});
