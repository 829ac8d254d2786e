import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDistances,
  distanceOf,
  distanceUnit,
  drivenBetween,
  formatDistance,
  formatDriven,
  kilometresOf,
} from './distance-unit.ts';

const units = fc.constantFrom('miles', 'kilometres');
const distances = fc.integer({ min: 0, max: 1_200_000 });

test('American cities count miles, all others kilometres', () => {
  expect(distanceUnit('US')).toBe('miles');
  expect(distanceUnit('PT')).toBe('kilometres');
});

test('a distance is shown in its unit', () => {
  expect(formatDistance(24_180, 'kilometres')).toBe('24,180 km');
  expect(formatDistance(24_180, 'miles')).toBe('15,025 mi');
  expect(formatDriven(24_180, 24_400, 'kilometres')).toBe('220 km');
  expect(formatDriven(24_180, 24_400, 'miles')).toBe('136 mi');
});

test('what was entered is shown again to the digit (5,000 distances)', () => {
  fc.assert(
    fc.property(distances, units, (distance, unit) => {
      expect(distanceOf(kilometresOf(distance, unit), unit)).toBe(distance);
    }),
    { numRuns: 5_000 },
  );
});

test('a sum is that of the two distances shown (5,000 pairs)', () => {
  fc.assert(
    fc.property(distances, distances, units, (one, more, unit) => {
      const sum = addDistances(kilometresOf(one, unit), kilometresOf(more, unit), unit);
      expect(distanceOf(sum, unit)).toBe(one + more);
    }),
    { numRuns: 5_000 },
  );
});

test('what was driven is the difference of the two readings shown (5,000 pairs)', () => {
  fc.assert(
    fc.property(distances, distances, units, (from, to, unit) => {
      expect(drivenBetween(kilometresOf(from, unit), kilometresOf(to, unit), unit)).toBe(to - from);
    }),
    { numRuns: 5_000 },
  );
});
