import { expect, test } from 'vitest';
import { clockTime, moment, sheetTime, shortDay, wholeDate } from './format-desk-time.ts';

test('the weekday with every date, and 24 hours', () => {
  const local = Temporal.PlainDateTime.from('2026-11-18T04:05');
  expect(shortDay(local)).toBe('Wed 18 Nov');
  expect(clockTime(local)).toBe('04:05');
  expect(wholeDate(local)).toBe('18 Nov 2026');
});

test('a moment is told on the city’s clock', () => {
  expect(moment('2026-11-18T23:30:00Z', 'Europe/Lisbon')).toBe('Wed 18 Nov, 23:30');
  expect(moment('2026-11-18T23:30:00Z', 'Europe/Paris')).toBe('Thu 19 Nov, 00:30');
  expect(sheetTime('2026-11-18T23:30:45Z', 'Europe/Paris')).toBe('2026-11-19 00:30');
});
