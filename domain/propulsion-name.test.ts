import { expect, test } from 'vitest';
import { propulsionName } from './propulsion-name.ts';

test.each([
  ['GAS', 'US', 'GAS'],
  ['GAS', 'PT', 'PETROL'],
  ['GAS', 'FR', 'PETROL'],
  ['HYBRID', 'PT', 'HYBRID'],
])('%s in %s is called %s [D-037-004]', (type, country, name) => {
  expect(propulsionName(type, country)).toBe(name);
});
