import { expect, test } from 'vitest';
import { percentOf } from './figures.ts';

test.each([
  [0, 0, null],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 4, 125],
])('%i of %i are %s percent', (part, of, percent) => {
  expect(percentOf(part, of)).toBe(percent);
});
