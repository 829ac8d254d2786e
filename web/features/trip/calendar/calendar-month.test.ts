import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../../domain/trip-draft.ts';
import { weekStartIn } from '../../../../domain/week-start.ts';
import { dayByKey, dayMark, monthsFrom, weeksOf } from './calendar-month.ts';
import { weekdaysFrom } from './day-words.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('a month', () => {
  test('has Monday first and its own days only', () => {
    const weeks = weeksOf(Temporal.PlainYearMonth.from('2026-11'), 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map((it) => it?.day ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(weeks[5]?.map((it) => it?.day ?? 0)).toEqual([30, 0, 0, 0, 0, 0, 0]);
  });

  test('has Sunday first where people are used to that', () => {
    expect([weekStartIn('US'), weekStartIn('PT'), weekStartIn('FR')]).toEqual([7, 1, 1]);
    const weeks = weeksOf(Temporal.PlainYearMonth.from('2026-11'), 7);
    expect(weeks[0]?.map((it) => it?.day ?? 0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(dayByKey(day('2026-11-18'), { key: 'Home', shiftKey: false }, 7)).toEqual(
      day('2026-11-15'),
    );
    expect(dayByKey(day('2026-11-15'), { key: 'End', shiftKey: false }, 7)).toEqual(
      day('2026-11-21'),
    );
    expect(
      weekdaysFrom(7)
        .map(({ short }) => short)
        .join(' '),
    ).toBe('Su Mo Tu We Th Fr Sa');
  });

  test('of 28 days from a Monday takes four rows', () => {
    expect(weeksOf(Temporal.PlainYearMonth.from('2027-02'), 1)).toHaveLength(4);
  });

  test('is followed by the next, over the end of the year too', () => {
    const months = monthsFrom(Temporal.PlainYearMonth.from('2026-12'), 2);
    expect(months.map(String)).toEqual(['2026-12', '2027-01']);
  });
});

describe('the days of a trip', () => {
  const draft = { ...emptyDraft, startDate: day('2026-11-20'), endDate: day('2026-11-24') };

  test.each([
    ['2026-11-19', null],
    ['2026-11-20', 'start'],
    ['2026-11-21', 'within'],
    ['2026-11-24', 'end'],
    ['2026-11-25', null],
  ])('%s is %s', (text, mark) => {
    expect(dayMark(day(text), draft)).toBe(mark);
  });

  test('can be one', () => {
    expect(dayMark(day('2026-11-20'), { ...draft, endDate: draft.startDate })).toBe('both');
  });

  test('are only a start while no end is chosen', () => {
    const open = { ...draft, endDate: undefined };
    expect(dayMark(day('2026-11-20'), open)).toBe('start');
    expect(dayMark(day('2026-11-21'), open)).toBeNull();
  });
});

test.each([
  ['ArrowLeft', false, '2026-11-19'],
  ['ArrowRight', false, '2026-11-21'],
  ['ArrowUp', false, '2026-11-13'],
  ['ArrowDown', false, '2026-11-27'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-20'],
  ['PageDown', false, '2026-12-20'],
  ['PageUp', true, '2025-11-20'],
  ['PageDown', true, '2027-11-20'],
  ['a', false, null],
])('%s (shift: %s) leads to %s', (key, shiftKey, target) => {
  expect(dayByKey(day('2026-11-20'), { key, shiftKey }, 1)?.toString() ?? null).toBe(target);
});
