import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDatedMoment,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMonthDay,
  formatTime,
} from './format-city-time.ts';

describe('dates and times as text', () => {
  test('a booking date reads Monday, Jan 01, 09:00am [R-BOOKING-012]', () => {
    expect(formatDateTime(Temporal.PlainDateTime.from('2024-01-01T09:00'))).toBe(
      'Monday, Jan 01, 09:00am',
    );
    expect(formatDateTime(Temporal.PlainDateTime.from('2026-12-27T23:30'))).toBe(
      'Sunday, Dec 27, 11:30pm',
    );
  });

  test('a day reads MMM DD, with its weekday where there is room [R-CALENDAR-028]', () => {
    expect(formatMonthDay(Temporal.PlainDate.from('2026-09-05'))).toBe('Sep 05');
    expect(formatDay(Temporal.PlainDate.from('2026-09-05'))).toBe('Saturday, Sep 05');
  });

  test('every month and every weekday has its name', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatMonthDay(Temporal.PlainDate.from('2026-01-05').add({ months: month })),
    );
    expect(months.join(' ')).toBe(
      'Jan 05 Feb 05 Mar 05 Apr 05 May 05 Jun 05 Jul 05 Aug 05 Sep 05 Oct 05 Nov 05 Dec 05',
    );
    const week = Array.from({ length: 7 }, (_, day) =>
      formatDay(Temporal.PlainDate.from('2026-01-05').add({ days: day })),
    );
    expect(week.map((text) => text.split(',')[0]).join(' ')).toBe(
      'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    );
  });

  test('a moment reads MMM DD and the time, a date MMM DD and the year', () => {
    const local = Temporal.PlainDateTime.from('2026-09-05T18:30');
    expect(formatMoment(local)).toBe('Sep 05, 06:30pm');
    expect(formatDate(local)).toBe('Sep 05, 2026');
    expect(formatDatedMoment(local)).toBe('Sep 05, 2026, 06:30pm');
  });

  test.each([
    ['00:00', '12:00am'],
    ['00:30', '12:30am'],
    ['11:30', '11:30am'],
    ['12:00', '12:00pm'],
    ['13:30', '01:30pm'],
    ['23:30', '11:30pm'],
  ])('%s reads %s [R-CALENDAR-027]', (time, text) => {
    expect(formatTime(Temporal.PlainTime.from(time))).toBe(text);
  });
});
