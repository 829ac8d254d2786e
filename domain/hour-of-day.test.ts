import { expect, test } from 'vitest';
import { hourOfDay } from './hour-of-day.ts';

test.each([
  [0, '12AM'],
  [7, '7AM'],
  [12, '12PM'],
  [23, '11PM'],
  [24, '12AM'],
])('hour %i is said as %s', (hour, said) => {
  expect(hourOfDay(hour)).toBe(said);
});
