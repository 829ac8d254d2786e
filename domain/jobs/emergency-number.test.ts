import { expect, test } from 'vitest';
import { emergencyNumber } from './emergency-number.ts';

test.each([
  ['US', '911'],
  ['PT', '112'],
  ['FR', '112'],
  [undefined, '112'],
] as const)('a driver in %s calls %s', (countryCode, number) => {
  expect(emergencyNumber(countryCode)).toBe(number);
});
