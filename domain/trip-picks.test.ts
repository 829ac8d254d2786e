import { describe, expect, test } from 'vitest';
import {
  defaultTrip,
  draftDays,
  draftFromTrip,
  emptyDraft,
  isSameTrip,
  type TripDraft,
  tripFromDraft,
} from './trip-draft.ts';
import { factsAt } from './trip-facts.fixture.ts';
import {
  clearDates,
  focusOn,
  isComplete,
  isConfirmable,
  pickDay,
  setEndTime,
  setStartTime,
} from './trip-picks.ts';

const day = (text: string) => Temporal.PlainDate.from(`2026-${text}`);
const time = (text: string) => Temporal.PlainTime.from(text);
const facts = factsAt();

function show(draft: TripDraft): string {
  const side = (date: Temporal.PlainDate | undefined, at: Temporal.PlainTime) =>
    `${date?.toString().slice(5) ?? '-'} ${at.toString({ smallestUnit: 'minute' })}`;
  const { startDate, startTime, endDate, endTime, focus } = draft;
  return `${side(startDate, startTime)} / ${side(endDate, endTime)} / ${focus}`;
}

const pick = (draft: TripDraft, text: string, of = facts) => pickDay(draft, day(text), of);
const range = (start: string, end: string, of = facts) =>
  pick(pick(emptyDraft, start, of), end, of);

describe('picking days', () => {
  test('a start moves the focus to the end, an end moves it back [R-CALENDAR-009]', () => {
    const started = pick(emptyDraft, '05-10');
    expect(show(started)).toBe('05-10 09:00 / - 09:00 / end');
    expect(show(pick(started, '05-13'))).toBe('05-10 09:00 / 05-13 09:00 / start');
  });

  test('a day that cannot be selected changes nothing', () => {
    expect(pick(emptyDraft, '04-30')).toBe(emptyDraft);
    const started = pick(emptyDraft, '05-10');
    expect(pick(started, '05-09')).toBe(started);
    expect(pick(started, '06-08')).toBe(started);
  });

  test('a new start inside the range keeps the end', () => {
    expect(show(pick(range('05-10', '05-13'), '05-12'))).toBe('05-12 09:00 / 05-13 09:00 / end');
  });

  test('a new start on the day of the end keeps it, at the next half hour', () => {
    expect(show(pick(range('05-10', '05-13'), '05-13'))).toBe('05-13 09:00 / 05-13 09:30 / end');
  });

  test('a new start while no end is chosen keeps the end time that was', () => {
    const started = setEndTime(pick(emptyDraft, '05-10'), time('18:00'), facts);
    expect(show(pick(focusOn(started, 'start'), '05-12'))).toBe('05-12 09:00 / - 18:00 / end');
  });

  test('a new start after the end clears it [R-CALENDAR-010]', () => {
    const late = setEndTime(range('05-10', '05-13'), time('18:00'), facts);
    expect(show(pick(late, '05-14'))).toBe('05-14 09:00 / - 18:00 / end');
  });

  test('a new start before the end minus (maximum − 1) days clears it [R-CALENDAR-011]', () => {
    const draft = range('06-10', '06-13');
    expect(show(pick(draft, '05-17'))).toBe('05-17 09:00 / 06-13 09:00 / end');
    expect(show(pick(draft, '05-16'))).toBe('05-16 09:00 / - 09:00 / end');
  });

  test('a new start on the other side of an occupied day clears the end', () => {
    const rented = factsAt('2026-05-01T12:10', [['2026-05-04T09:00', '2026-05-07T11:00']]);
    expect(show(pick(range('05-08', '05-10', rented), '05-02', rented))).toBe(
      '05-02 09:00 / - 09:00 / end',
    );
  });

  test('a new end keeps the end time that was chosen [R-CALENDAR-012]', () => {
    const late = setEndTime(range('05-10', '05-13'), time('18:00'), facts);
    expect(show(pick(focusOn(late, 'end'), '05-14'))).toBe('05-10 09:00 / 05-14 18:00 / start');
    expect(show(pick(focusOn(late, 'end'), '05-13'))).toBe('05-10 09:00 / 05-13 18:00 / start');
  });

  test('an end can be picked first, and its start may lie the whole maximum before it', () => {
    const ended = pick(focusOn(emptyDraft, 'end'), '06-13');
    expect(show(ended)).toBe('- 09:00 / 06-13 09:00 / start');
    expect(show(pick(ended, '05-16'))).toBe('05-16 09:00 / 06-13 09:00 / end');
    expect(pick(ended, '05-15')).toBe(ended);
  });

  test('a time that is not on offer gives way to the nearest that is', () => {
    expect(show(pick(emptyDraft, '05-01'))).toBe('05-01 14:30 / - 09:00 / end');
    const evening = setStartTime(pick(emptyDraft, '05-10'), time('20:00'), facts);
    expect(show(pick(evening, '05-10'))).toBe('05-10 20:00 / 05-10 20:30 / start');
    const early = setStartTime(pick(emptyDraft, '05-10'), time('07:00'), facts);
    expect(show(pick(early, '06-07'))).toBe('05-10 07:00 / 06-07 07:00 / start');
  });

  test('with no hour on offer the time stays as it was', () => {
    expect(show(pick(emptyDraft, '05-01', factsAt('2026-05-01T22:10')))).toBe(
      '05-01 09:00 / - 09:00 / end',
    );
    const lastHour = setStartTime(pick(emptyDraft, '05-10'), time('23:30'), facts);
    expect(show(pick(lastHour, '05-10'))).toBe('05-10 23:30 / 05-10 09:00 / start');
  });

  test('between two rentals on one day the free hours are fitted', () => {
    const tight = factsAt('2026-05-01T12:10', [
      ['2026-05-03T09:00', '2026-05-05T11:00'],
      ['2026-05-08T06:00', '2026-05-10T11:00'],
    ]);
    expect(show(range('05-05', '05-08', tight))).toBe('05-05 11:00 / 05-08 04:00 / start');
  });
});

describe('clearing and times', () => {
  test('clearing resets both dates and both times [R-SEARCH-029]', () => {
    expect(show(clearDates())).toBe('- 09:00 / - 09:00 / start');
  });

  test('only offered times are taken', () => {
    const draft = range('05-01', '05-03');
    expect(setStartTime(draft, time('14:00'), facts)).toBe(draft);
    expect(setStartTime(draft, time('15:15'), facts)).toBe(draft);
    expect(show(setStartTime(draft, time('15:30'), facts))).toContain('05-01 15:30');
    expect(setEndTime(draft, time('10:10'), facts)).toBe(draft);
    expect(setEndTime(emptyDraft, time('10:10'), facts)).toBe(emptyDraft);
  });

  test('a time may be chosen before its date', () => {
    const draft = setEndTime(setStartTime(emptyDraft, time('12:00'), facts), time('18:00'), facts);
    expect(show(draft)).toBe('- 12:00 / - 18:00 / start');
  });

  test('an earlier start takes the end time along when the range is the maximum', () => {
    const draft = setStartTime(range('05-10', '06-07'), time('08:00'), facts);
    expect(show(draft)).toBe('05-10 08:00 / 06-07 08:00 / start');
  });

  test('an earlier start before an occupied stretch clears the end', () => {
    const service = factsAt('2026-05-01T12:10', [['2026-05-10T08:00', '2026-05-10T12:00']]);
    const draft = range('05-10', '05-12', service);
    expect(show(draft)).toBe('05-10 12:00 / 05-12 09:00 / start');
    expect(show(setStartTime(draft, time('05:00'), service))).toBe('05-10 05:00 / - 09:00 / end');
  });
});

describe('confirming', () => {
  test('needs both dates, offered times and a change [R-CALENDAR-017 R-SEARCH-033]', () => {
    const initial = defaultTrip(facts);
    expect(show(initial)).toBe('05-02 09:00 / 05-05 09:00 / start');
    expect(isComplete(initial, facts)).toBe(true);
    expect(isConfirmable(initial, initial, facts)).toBe(false);
    expect(isConfirmable(focusOn(initial, 'end'), initial, facts)).toBe(false);
    expect(isConfirmable(initial, undefined, facts)).toBe(true);
    expect(isConfirmable(setEndTime(initial, time('10:00'), facts), initial, facts)).toBe(true);
    expect(isConfirmable(setStartTime(initial, time('10:00'), facts), initial, facts)).toBe(true);
    const earlier = { ...initial, startDate: day('05-01'), startTime: time('15:00') };
    expect(isConfirmable({ ...earlier, startTime: time('09:00') }, initial, facts)).toBe(false);
    expect(isConfirmable(earlier, initial, facts)).toBe(true);
    expect(isConfirmable({ ...initial, startDate: day('05-03') }, initial, facts)).toBe(true);
    expect(isConfirmable({ ...initial, endDate: day('05-06') }, initial, facts)).toBe(true);
    expect(isConfirmable(pick(emptyDraft, '05-10'), initial, facts)).toBe(false);
    expect(isConfirmable(clearDates(), initial, facts)).toBe(false);
  });

  test('is refused between the half hours, without a start, and with the end before it', () => {
    const initial = defaultTrip(facts);
    const complete = (change: Partial<TripDraft>) => isComplete({ ...initial, ...change }, facts);
    expect(complete({})).toBe(true);
    expect(complete({ startTime: time('09:15') })).toBe(false);
    expect(complete({ endTime: time('09:15') })).toBe(false);
    expect(complete({ startDate: undefined })).toBe(false);
    expect(complete({ endDate: day('05-01') })).toBe(false);
  });

  test('is refused when no hour is left', () => {
    const late = factsAt('2026-05-01T22:10');
    expect(isConfirmable(range('05-01', '05-03', late), undefined, late)).toBe(false);
  });

  test('is refused once the notice has passed while the dialog stood open', () => {
    const draft = range('05-01', '05-03');
    expect(isComplete(draft, facts)).toBe(true);
    expect(isComplete(draft, factsAt('2026-05-01T12:31'))).toBe(false);
  });
});

describe('a draft and its trip', () => {
  test('turn into each other', () => {
    const draft = range('05-10', '05-13');
    const trip = tripFromDraft(draft, facts.timeZone);
    expect(trip?.startsAt.toString()).toBe('2026-05-10T08:00:00Z');
    expect(trip && show(draftFromTrip(trip, facts.timeZone))).toBe(show(draft));
    expect(tripFromDraft(emptyDraft, facts.timeZone)).toBeUndefined();
    const started = pick(emptyDraft, '05-10');
    const ended = pick(focusOn(emptyDraft, 'end'), '05-10');
    for (const half of [started, ended]) {
      expect([tripFromDraft(half, facts.timeZone), draftDays(half)]).toEqual([
        undefined,
        undefined,
      ]);
    }
  });

  test('are the same by their dates and times, whatever is picked next', () => {
    const draft = range('05-10', '05-13');
    expect(isSameTrip(draft, focusOn(range('05-10', '05-13'), 'end'))).toBe(true);
    expect(isSameTrip(draft, { ...draft, startDate: day('05-11') })).toBe(false);
    expect(isSameTrip(draft, { ...draft, endDate: day('05-14') })).toBe(false);
    expect(isSameTrip(emptyDraft, clearDates())).toBe(true);
    for (const half of [
      { ...draft, startDate: undefined },
      { ...draft, endDate: undefined },
    ]) {
      expect([isSameTrip(half, draft), isSameTrip(draft, half)]).toEqual([false, false]);
    }
  });

  test('know how many days they are', () => {
    expect(draftDays(range('05-10', '05-13'))).toBe(3);
    expect(draftDays(setEndTime(range('05-10', '05-13'), time('09:30'), facts))).toBe(4);
    expect(draftDays(emptyDraft)).toBeUndefined();
  });
});
