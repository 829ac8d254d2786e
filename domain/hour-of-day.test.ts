import { expect, test } from 'vitest';
import { hourOfDay, isAllDay } from './hour-of-day.ts';

test.each([
  [0, '12AM'],
  [7, '7AM'],
  [12, '12PM'],
  [23, '11PM'],
  [24, '12AM'],
])('hour %i is said as %s', (hour, said) => {
  expect(hourOfDay(hour)).toBe(said);
});

test('from midnight to midnight is all day', () => {
  expect(isAllDay({ opensAtHour: 0, closesAtHour: 24 })).toBe(true);
  expect(isAllDay({ opensAtHour: 0, closesAtHour: 23 })).toBe(false);
  expect(isAllDay({ opensAtHour: 1, closesAtHour: 24 })).toBe(false);
});
