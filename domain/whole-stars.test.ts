import { expect, test } from 'vitest';
import { wholeStars } from './whole-stars.ts';

test('an average is shown in whole stars, halves upwards [R-CAR-016]', () => {
  expect([3.4, 3.5, 4.49, 4.7, 5].map(wholeStars)).toEqual([3, 4, 4, 5, 5]);
});
