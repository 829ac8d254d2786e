import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { answering } from './answering.fixture.ts';
import { createFakeMapbox } from './fake-mapbox.fixture.ts';
import { createMapboxGeocoder } from './mapbox.ts';
import { openGeocoder } from './open-geocoder.ts';
import { MOST_PLACES } from './port.ts';
import { searchedCities } from './searched-cities.fixture.ts';

const token = 'sk.token-of-the-tests';

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
  it('is asked within the city’s box and country, near its middle, for results we may keep [D-003-001 R-ADDRESS-004]', async () => {
    const { asked, fetch } = answering({ features: [] });
    await createMapboxGeocoder({ token, fetch }).search({
      city: searchedCities.lisbon,
      text: ' rua; gar ',
    });
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
    await createMapboxGeocoder({ token, fetch }).search({ city: searchedCities.lisbon, text });
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
    const [place] = await createMapboxGeocoder({ token, fetch }).search({
      city: searchedCities.lisbon,
      text,
    });
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
    expect(
      await geocoder.search({ city: searchedCities.lisbon, text: 'rua garrett' }),
    ).toHaveLength(1);
  });

  it('knows addresses only, so stations and airports come from the gazetteer', async () => {
    const fake = createFakeMapbox(token);
    const geocoder = openGeocoder(
      readConfig({ ADDRESSES_PROVIDER: 'mapbox', MAPBOX_TOKEN: token }),
      {
        clock: { ...systemClock, now: () => Temporal.Instant.from('2027-03-05T10:00:00Z') },
        log: createLog('silent'),
      },
      { patienceMs: 20_000, fetch: async (url, init) => fake.request(url.href, init) },
    );
    const airport = await geocoder.search({ city: searchedCities.lisbon, text: 'airport' });
    expect(airport[0]).toMatchObject({ kind: 'airport' });
    expect(airport.length).toBeLessThanOrEqual(MOST_PLACES);
    const door = await geocoder.search({
      city: searchedCities.lisbon,
      text: 'Avenida da Liberdade 185',
    });
    expect(door[0]?.id).toMatch(/^mapbox\//);
  });
});
