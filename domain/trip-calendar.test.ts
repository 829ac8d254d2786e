import { describe, expect, test } from 'vitest';
import {
  isBlockedDay,
  isSelectableDay,
  isSelectableEnd,
  isSelectableStart,
} from './trip-calendar.ts';
import { emptyDraft, type TripDraft } from './trip-draft.ts';
import { factsAt } from './trip-facts.fixture.ts';

const day = (text: string) => Temporal.PlainDate.from(`2026-${text}`);
const from = (start: string): TripDraft => ({ ...emptyDraft, startDate: day(start), focus: 'end' });
const until = (end: string): TripDraft => ({ ...emptyDraft, endDate: day(end) });

// Blocks 5 and 6 May; the 4th is free until 06:30 and the 7th from 11:00.
const rented = factsAt('2026-05-01T12:10', [['2026-05-04T09:00', '2026-05-07T11:00']]);

describe('blocked days', () => {
  test('the past is blocked, today is not [A-SEARCH-017 R-CALENDAR-001]', () => {
    expect(isBlockedDay(day('04-30'), factsAt())).toBe(true);
    expect(isBlockedDay(day('05-01'), factsAt())).toBe(false);
  });

  test('today is the city’s [R-CALENDAR-001]', () => {
    const now = Temporal.Instant.from('2026-05-01T02:00:00Z');
    const newYork = { ...factsAt(), now, timeZone: 'America/New_York' };
    expect(isBlockedDay(day('04-30'), newYork)).toBe(false);
    expect(isBlockedDay(day('04-30'), { ...newYork, timeZone: 'Europe/Lisbon' })).toBe(true);
  });

  test('occupied days are blocked, days free in part are not [R-CALENDAR-002]', () => {
    const blocked = ['05-03', '05-04', '05-05', '05-06', '05-07'].filter((text) =>
      isBlockedDay(day(text), rented),
    );
    expect(blocked).toEqual(['05-05', '05-06']);
  });

  test('a single day between two blocked days is blocked, two days are not [R-CALENDAR-003]', () => {
    const single = factsAt('2026-05-01T12:10', [
      ['2026-05-10T00:00', '2026-05-12T00:00'],
      ['2026-05-13T00:00', '2026-05-14T00:00'],
      ['2026-05-16T00:00', '2026-05-17T00:00'],
    ]);
    expect(isBlockedDay(day('05-12'), single)).toBe(true);
    expect(isBlockedDay(day('05-14'), single)).toBe(false);
    expect(isBlockedDay(day('05-15'), single)).toBe(false);
  });

  test('today alone between the past and an occupied tomorrow is blocked', () => {
    const facts = factsAt('2026-05-01T08:00', [['2026-05-02T00:00', '2026-05-03T00:00']]);
    expect(isBlockedDay(day('05-01'), facts)).toBe(true);
  });
});

describe('selectable ends', () => {
  test('from the start to the start plus the maximum duration [A-SEARCH-017 R-CALENDAR-004 R-CALENDAR-005]', () => {
    const draft = from('05-02');
    expect(isSelectableEnd(day('05-01'), draft, factsAt())).toBe(false);
    expect(isSelectableEnd(day('05-02'), draft, factsAt())).toBe(true);
    expect(isSelectableEnd(day('05-30'), draft, factsAt())).toBe(true);
    expect(isSelectableEnd(day('05-31'), draft, factsAt())).toBe(false);
  });

  test('not past the next blocked day [R-CALENDAR-006]', () => {
    const draft = from('05-02');
    expect(isSelectableEnd(day('05-04'), draft, rented)).toBe(true);
    expect(isSelectableEnd(day('05-05'), draft, rented)).toBe(false);
    expect(isSelectableEnd(day('05-08'), draft, rented)).toBe(false);
  });

  test('not a blocked day, even where a return at midnight would just fit', () => {
    const early = factsAt('2026-05-01T12:10', [['2026-05-04T02:00', '2026-05-07T11:00']]);
    expect(isSelectableEnd(day('05-03'), from('05-02'), early)).toBe(true);
    expect(isSelectableEnd(day('05-04'), from('05-02'), early)).toBe(false);
  });

  test('a day of which only midnight is left before the next rental, but not one minute less', () => {
    const until = (from: string) => factsAt('2026-05-01T12:10', [[from, '2026-05-04T10:00']]);
    const draft = from('05-02');
    expect(isSelectableEnd(day('05-04'), draft, until('2026-05-04T02:00'))).toBe(true);
    expect(isSelectableEnd(day('05-04'), draft, until('2026-05-04T01:59'))).toBe(false);
  });

  test('not past a day that is occupied in part', () => {
    const service = factsAt('2026-05-01T12:10', [['2026-05-04T10:00', '2026-05-04T12:00']]);
    expect(isBlockedDay(day('05-04'), service)).toBe(false);
    expect(isSelectableEnd(day('05-04'), from('05-02'), service)).toBe(true);
    expect(isSelectableEnd(day('05-05'), from('05-02'), service)).toBe(false);
    const afterService = { ...from('05-04'), startTime: Temporal.PlainTime.from('12:00') };
    expect(isSelectableEnd(day('05-05'), afterService, service)).toBe(true);
  });

  test('the start’s own day always, and beyond it only what follows counts', () => {
    // A start can become impossible while the calendar stands open: its time is for the picker to say.
    expect(isSelectableEnd(day('05-05'), from('05-05'), rented)).toBe(true);
    expect(isSelectableEnd(day('05-03'), from('04-30'), factsAt())).toBe(true);
    const alone = factsAt('2026-05-01T08:00', [['2026-05-02T00:00', '2026-05-03T00:00']]);
    expect(isSelectableEnd(day('05-01'), from('04-30'), alone)).toBe(false);
  });

  test('any open day while no start is chosen', () => {
    expect(isSelectableEnd(day('09-01'), emptyDraft, rented)).toBe(true);
    expect(isSelectableEnd(day('05-05'), emptyDraft, rented)).toBe(false);
  });
});

describe('selectable starts', () => {
  test('any open day while no end is chosen, or to replace a start', () => {
    expect(isSelectableStart(day('09-01'), emptyDraft, rented)).toBe(true);
    expect(isSelectableStart(day('05-06'), emptyDraft, rented)).toBe(false);
    const both = { ...from('05-10'), endDate: day('05-12') };
    expect(isSelectableStart(day('09-01'), both, rented)).toBe(true);
  });

  test('with only an end chosen, from the end minus the maximum duration to the end [D-023-001 R-CALENDAR-007]', () => {
    const draft = until('06-30');
    expect(isSelectableStart(day('06-01'), draft, factsAt())).toBe(false);
    expect(isSelectableStart(day('06-02'), draft, factsAt())).toBe(true);
    expect(isSelectableStart(day('06-30'), draft, factsAt())).toBe(true);
    expect(isSelectableStart(day('07-01'), draft, factsAt())).toBe(false);
  });

  test('with only an end chosen, not before the last blocked day that precedes it [D-023-001 R-CALENDAR-008]', () => {
    const draft = until('05-10');
    expect(isSelectableStart(day('05-04'), draft, rented)).toBe(false);
    expect(isSelectableStart(day('05-07'), draft, rented)).toBe(true);
  });

  test('the focus says which of the two is asked', () => {
    const draft = from('05-02');
    expect(isSelectableDay(day('06-30'), draft, factsAt())).toBe(false);
    expect(isSelectableDay(day('06-30'), { ...draft, focus: 'start' }, factsAt())).toBe(true);
  });
});
