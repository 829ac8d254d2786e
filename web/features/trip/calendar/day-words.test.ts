import { expect, test } from 'vitest';
import { monthAndYear, weekdaysFrom, wholeDay } from './day-words.ts';

const day = Temporal.PlainDate.from('2026-11-20');

test('a day and its month are named as the day itself would', () => {
  expect(wholeDay(day)).toBe('Friday, November 20, 2026');
  expect(monthAndYear(day)).toBe('November 2026');
});

test('the weekdays begin on Monday', () => {
  expect(
    weekdaysFrom(1)
      .map(({ short }) => short)
      .join(' '),
  ).toBe('Mo Tu We Th Fr Sa Su');
  expect(weekdaysFrom(1).at(-1)?.long).toBe('Sunday');
});
