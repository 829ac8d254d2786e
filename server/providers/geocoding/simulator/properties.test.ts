import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains } from '../../../../domain/service-area.ts';
import type { CityId } from '../../../sample-data/cities.ts';
import { countryName } from '../address-format.ts';
import { MOST_PLACES } from '../port.ts';
import { searchedCities } from '../searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { metresBetween } from './geometry.ts';
import { lisbon } from './lisbon/lisbon.ts';
import { newYork } from './new-york/new-york.ts';
import { paris } from './paris/paris.ts';

const geocoder = createEmbeddedGeocoder();
const gazetteers = { lisbon: lisbon(), 'new-york': newYork(), paris: paris() };
const anyCity = fc.constantFrom<CityId>('lisbon', 'new-york', 'paris');

/** Things people type, torn apart: prefixes of real names with numbers and rubbish about them. */
const typed = anyCity.chain((city) => {
  const names = gazetteers[city].streets.map(({ name }) => name);
  return fc.record({
    city: fc.constant(city),
    text: fc
      .tuple(
        fc.constantFrom('', '12 ', '31-10 ', '5 bis '),
        fc.constantFrom(...names),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('', ' 110', ', 7', ' & broadway', ', Lisboa', ' 10019', '%', ' '),
      )
      .map(([before, name, length, after]) => `${before}${name.slice(0, length)}${after}`),
  });
});

describe('Whatever is typed', () => {
  it('never fails, never leaves the city and never answers more than eight [A-SEARCH-015 D-003-001]', async () => {
    const anyText = fc.record({
      city: anyCity,
      text: fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText, typed), async ({ city, text }) => {
        const places = await geocoder.search({ city: searchedCities[city], text });
        expect(places.length).toBeLessThanOrEqual(MOST_PLACES);
        for (const { latitude, longitude } of places) {
          expect(contains(searchedCities[city].bounds, { latitude, longitude })).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('A door that was found', () => {
  const doors = anyCity.chain((city) => {
    const numbered = gazetteers[city].streets.filter(({ numbers }) => numbers.length > 1);
    return fc
      .tuple(fc.constantFrom(...numbered), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([street, share]) => {
        const first = street.numbers[0]?.[0] ?? 1;
        const last = street.numbers.at(-1)?.[0] ?? 1;
        const number = Math.round(first + share * (last - first));
        return { city, text: gazetteers[city].writeAddress(street.name, String(number)) };
      });
  });

  it('is found again at its own point, within 150 metres', async () => {
    await fc.assert(
      fc.asyncProperty(doors, async ({ city, text }) => {
        const [place] = await geocoder.search({ city: searchedCities[city], text });
        expect(place).toMatchObject({ name: text, kind: 'address' });
        if (!place) return;
        const { latitude, longitude } = place;
        const back = await geocoder.reverse({ city: searchedCities[city], latitude, longitude });
        expect(back).not.toBeNull();
        if (!back) return;
        const metres = metresBetween([latitude, longitude], [back.latitude, back.longitude]);
        expect(metres).toBeLessThan(150);
      }),
      { numRuns: 300 },
    );
  });
});

describe('Any point of a city', () => {
  it('has a nearest address inside the city or its shore', async () => {
    const points = anyCity.chain((city) => {
      const { southWest, northEast } = searchedCities[city].bounds;
      return fc.record({
        city: fc.constant(searchedCities[city]),
        latitude: fc.double({ min: southWest.latitude, max: northEast.latitude, noNaN: true }),
        longitude: fc.double({ min: southWest.longitude, max: northEast.longitude, noNaN: true }),
      });
    });
    await fc.assert(
      fc.asyncProperty(points, async (at) => {
        const place = await geocoder.reverse(at);
        expect(place?.placeName).toContain(countryName(at.city));
      }),
      { numRuns: 150 },
    );
  });
});
