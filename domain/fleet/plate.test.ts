import { expect, it } from 'vitest';
import { isPlate, tidyPlate } from './plate.ts';

it('is one text, however it was typed', () => {
  expect(tidyPlate('  bh  20 xc ')).toBe('BH 20 XC');
});

it.each([
  ['BH 20 XC', true],
  ['LJA-4821', true],
  ['', false],
  ['A', false],
  [' BH', false],
  ['bh 20 xc', false],
  ['BH_20', false],
  ['A'.repeat(16), false],
])('%s', (plate, is) => {
  expect(isPlate(plate)).toBe(is);
});
