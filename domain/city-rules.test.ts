import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBands, checkBounds, isCountry, isTimeZone, missingToOpen } from './city-rules.ts';
import { box } from './service-area.ts';

test('bounds are a box of a village at least and a metropolis at most', () => {
  expect(checkBounds(box(41.1, -8.7, 41.2, -8.5))).toEqual({ ok: true });
  expect(checkBounds(box(41.2, -8.7, 41.1, -8.5))).toMatchObject({ code: 'bounds_reversed' });
  expect(checkBounds(box(41.1, -8.7, 41.101, -8.5))).toMatchObject({ code: 'bounds_too_small' });
  expect(checkBounds(box(41.1, -8.7, 41.2, -5.6))).toMatchObject({ code: 'bounds_too_large' });
});

const band = fc.record({
  fromAge: fc.integer({ min: 18, max: 40 }),
  toAge: fc.integer({ min: 18, max: 40 }),
});

test('of bands that are taken, every age is in one at most, in whatever order they stand', () => {
  fc.assert(
    fc.property(fc.array(band, { maxLength: 6, size: 'max' }), (bands) => {
      const ages = bands.flatMap(({ fromAge, toAge }) =>
        Array.from({ length: Math.max(0, toAge - fromAge + 1) }, (_, at) => fromAge + at),
      );
      const isReversed = bands.some(({ fromAge, toAge }) => toAge < fromAge);
      const isTwice = new Set(ages).size < ages.length;
      expect(checkBands(bands).ok).toBe(!isReversed && !isTwice);
    }),
  );
});

test('zones are named by the database of zones, countries by two letters', () => {
  expect(['Europe/Lisbon', 'America/Argentina/Salta'].map(isTimeZone)).toEqual([true, true]);
  expect(['Europe/Atlantis', '+01:00', 'UTC', ''].map(isTimeZone)).not.toContain(true);
  expect(['PT', 'US', 'NP'].map(isCountry)).toEqual([true, true, true]);
  expect(['pt', 'ZZ', 'QQ', 'PRT', ''].map(isCountry)).not.toContain(true);
});

test('a city opens with an area and a car', () => {
  expect(missingToOpen({ areas: 0, offeredCars: 0 })).toEqual(['area', 'car']);
  expect(missingToOpen({ areas: 1, offeredCars: 3 })).toEqual([]);
});
