import { describe, expect, test } from 'vitest';
import { fromCityTime } from './city-time.ts';
import { rentalDays, rentalDaysBetween } from './trip.ts';

const local = (text: string) => Temporal.PlainDateTime.from(text);

describe('rental days', () => {
  test.each([
    ['2026-05-01T09:00', '2026-05-04T09:00', 3],
    ['2026-05-01T09:00', '2026-05-04T09:30', 4],
    ['2026-05-01T09:00', '2026-05-04T08:30', 3],
    ['2026-05-01T09:00', '2026-05-01T09:30', 1],
    ['2026-05-01T09:00', '2026-05-29T09:00', 28],
  ])('from %s to %s are %i [D-008-001 R-CALENDAR-014]', (starts, ends, days) => {
    expect(rentalDaysBetween(local(starts), local(ends))).toBe(days);
  });

  test.each([
    ['America/New_York', '2026-10-31T09:00', '2026-11-02T09:00'],
    ['America/New_York', '2026-03-07T09:00', '2026-03-09T09:00'],
    ['Europe/Lisbon', '2026-10-24T09:00', '2026-10-26T09:00'],
    ['Europe/Paris', '2026-03-28T09:00', '2026-03-30T09:00'],
  ])(
    'in %s a change of the clocks adds no day from %s to %s [D-004-003 R-CALENDAR-015]',
    (timeZone, starts, ends) => {
      const trip = {
        startsAt: fromCityTime(local(starts), timeZone),
        endsAt: fromCityTime(local(ends), timeZone),
      };
      expect(rentalDays(trip, timeZone)).toBe(2);
    },
  );
});
