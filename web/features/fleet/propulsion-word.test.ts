import { expect, test } from 'vitest';
import { propulsionWord } from './propulsion-word.ts';

test.each([
  ['GAS', 'US', 'propulsions.GAS'],
  ['GAS', 'PT', 'propulsions.PETROL'],
  ['GAS', 'FR', 'propulsions.PETROL'],
  ['HYBRID', 'PT', 'propulsions.HYBRID'],
] as const)('%s in %s is said as %s', (type, country, word) => {
  expect(propulsionWord(type, country)).toBe(word);
});
