import { describe, expect, test } from 'vitest';
import { fromCityTime } from './city-time.ts';
import { occupiedDays } from './occupied-days.ts';

const timeZone = 'America/New_York';
const local = (text: string) => fromCityTime(Temporal.PlainDateTime.from(text), timeZone);
const days = (ranges: [string, string][], turnaroundMinutes = 120) => {
  const occupied = ranges.map(([from, to]) => ({ from: local(from), to: local(to) }));
  return [...occupiedDays(occupied, timeZone, turnaroundMinutes)].sort();
};

describe('days that a calendar blocks', () => {
  test('the days inside a rental, not the days of its delivery and its return [R-CALENDAR-002]', () => {
    expect(days([['2026-05-04T09:00', '2026-05-07T11:00']])).toEqual(['2026-05-05', '2026-05-06']);
  });

  test('a day is local: it ends at midnight in the city', () => {
    expect(days([['2026-05-04T00:00', '2026-05-06T00:00']])).toEqual(['2026-05-04', '2026-05-05']);
  });

  test('a delivery so early that no trip fits before it takes the whole day', () => {
    expect(days([['2026-05-04T02:30', '2026-05-05T00:00']])).toEqual([]);
    expect(days([['2026-05-04T02:00', '2026-05-05T00:00']])).toEqual(['2026-05-04']);
  });

  test('a return so late that no slot is left takes the whole day', () => {
    expect(days([['2026-05-04T00:00', '2026-05-04T23:30']])).toEqual([]);
    expect(days([['2026-05-04T00:00', '2026-05-04T23:31']])).toEqual(['2026-05-04']);
  });

  test('two rentals with too little between them take the day together', () => {
    const before: [string, string] = ['2026-05-03T09:00', '2026-05-04T11:00'];
    expect(days([before, ['2026-05-04T13:30', '2026-05-06T11:00']])).toEqual(['2026-05-05']);
    expect(days([before, ['2026-05-04T13:00', '2026-05-06T11:00']])).toEqual([
      '2026-05-04',
      '2026-05-05',
    ]);
  });

  test('a long turnaround reaches back over whole days before a rental', () => {
    expect(days([['2026-05-06T00:00', '2026-05-06T09:00']], 48 * 60)).toEqual([
      '2026-05-04',
      '2026-05-05',
    ]);
  });

  test('days of 23 and 25 hours are days', () => {
    expect(days([['2026-03-08T00:00', '2026-03-09T00:00']])).toEqual(['2026-03-08']);
    expect(days([['2026-11-01T00:00', '2026-11-02T00:00']])).toEqual(['2026-11-01']);
  });
});
