import { describe, expect, it } from 'vitest';
import { answering } from './answering.fixture.ts';
import { createPhotonGeocoder } from './photon.ts';
import type { SearchedCity } from './port.ts';
import { searchedCities } from './searched-cities.fixture.ts';

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
  const first = async (city: SearchedCity, one: object) => {
    const { fetch } = answering({ features: [one] });
    const geocoder = createPhotonGeocoder({ url: 'http://photon', fetch });
    return (await geocoder.search({ city, text: 'anything' }))[0];
  };

  it('is asked within the city’s box, near its middle, below its own path', async () => {
    const { asked, fetch } = answering({ features: [] });
    const geocoder = createPhotonGeocoder({ url: 'https://maps.example/photon/', fetch });
    await geocoder.search({ city: searchedCities.lisbon, text: 'rua gar' });
    await geocoder.reverse({ city: searchedCities.lisbon, latitude: 38.71, longitude: -9.14 });
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
    await geocoder.search({ city: searchedCities.lisbon, text: 'rua gar' });
    expect(shown).toEqual(['https://maps.example', '', `Basic ${btoa('us@er:pass')}`]);
  });

  it('writes a door as the city does', async () => {
    const door = { street: 'Rua Garrett', housenumber: '16', district: 'Chiado' };
    expect(await first(searchedCities.lisbon, feature(door))).toMatchObject({
      kind: 'address',
      placeName: 'Rua Garrett 16, 1200-203 Lisbon, Portugal',
    });
    const here = [-73.98, 40.76];
    const ny = { countrycode: 'US', city: 'New York', state: 'New York', postcode: '10019' };
    const at = { ...ny, street: 'West 58th Street', housenumber: '345' };
    expect(await first(searchedCities['new-york'], feature(at, here))).toMatchObject({
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
    expect(await first(searchedCities.lisbon, feature(named))).toMatchObject({
      kind,
      name: 'Somewhere',
    });
  });

  it('says where a named place stands', async () => {
    const hotel = {
      osm_key: 'tourism',
      osm_value: 'hotel',
      name: 'Hotel do Chiado',
      street: 'Rua Nova do Almada',
      housenumber: '114',
    };
    expect(await first(searchedCities.lisbon, feature(hotel))).toMatchObject({
      placeName: 'Hotel do Chiado, Rua Nova do Almada 114, 1200-203 Lisbon, Portugal',
    });
  });

  it('leaves out what is abroad, outside or nameless [D-003-001 R-ADDRESS-004]', async () => {
    const door = { street: 'Rua Garrett', housenumber: '16' };
    expect(
      await first(searchedCities.lisbon, feature({ ...door, countrycode: 'ES' })),
    ).toBeUndefined();
    expect(await first(searchedCities.lisbon, feature(door, [-8.6, 41.15]))).toBeUndefined();
    expect(await first(searchedCities.lisbon, feature({ housenumber: '16' }))).toBeUndefined();
  });
});
