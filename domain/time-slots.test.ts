import { describe, expect, test } from 'vitest';
import { endTimeSlots, startTimeSlots } from './time-slots.ts';
import { emptyDraft, type TripDraft } from './trip-draft.ts';
import { factsAt } from './trip-facts.fixture.ts';

function draft(starts: string | undefined, ends?: string | undefined): TripDraft {
  const [startDate, startTime = '09:00'] = starts?.split('T') ?? [];
  const [endDate, endTime = '09:00'] = ends?.split('T') ?? [];
  return {
    ...emptyDraft,
    startDate: startDate ? Temporal.PlainDate.from(startDate) : undefined,
    startTime: Temporal.PlainTime.from(startTime),
    endDate: endDate ? Temporal.PlainDate.from(endDate) : undefined,
    endTime: Temporal.PlainTime.from(endTime),
  };
}

const texts = (slots: readonly Temporal.PlainTime[]) =>
  slots.map((slot) => slot.toString({ smallestUnit: 'minute' }));
const starts = (...[of, facts]: Parameters<typeof startTimeSlots>) =>
  texts(startTimeSlots(of, facts));
const ends = (...[of, facts]: Parameters<typeof endTimeSlots>) => texts(endTimeSlots(of, facts));
const span = (slots: string[]) => [slots.at(0), slots.at(-1), slots.length];

describe('delivery times', () => {
  test('every half hour from 00:00 to 23:30 on a later day [R-CALENDAR-016]', () => {
    expect(span(starts(draft('2026-05-02'), factsAt()))).toEqual(['00:00', '23:30', 48]);
  });

  test('today from now plus the notice, rounded up to the half hour [A-POLICY-007 R-CALENDAR-018]', () => {
    expect(starts(draft('2026-05-01'), factsAt('2026-05-01T12:10'))[0]).toBe('14:30');
    expect(starts(draft('2026-05-01'), factsAt('2026-05-01T12:00'))[0]).toBe('14:00');
    expect(starts(draft('2026-05-01'), factsAt('2026-05-01T12:00:01'))[0]).toBe('14:30');
  });

  test('no hour is left late in the evening, and the notice reaches into tomorrow [R-CALENDAR-022]', () => {
    const late = factsAt('2026-05-01T23:10');
    expect(starts(draft('2026-05-01'), late)).toEqual([]);
    expect(starts(draft('2026-05-02'), late)[0]).toBe('01:30');
  });

  test('notice is elapsed time when the clocks change in between', () => {
    const timeZone = 'America/New_York';
    const spring = factsAt('2026-03-08T01:00', [], { timeZone });
    expect(starts(draft('2026-03-08'), spring)[0]).toBe('04:00');
    const autumn = factsAt('2026-11-01T00:30', [], { timeZone });
    expect(starts(draft('2026-11-01'), autumn)[0]).toBe('02:00');
  });

  test('the skipped hour is not offered', () => {
    const slots = starts(draft('2026-03-29'), factsAt('2026-03-20T12:00'));
    expect(slots).not.toContain('01:00');
    expect(slots).not.toContain('01:30');
    expect(slots).toHaveLength(46);
  });

  test('on a day that is free in part, only the free hours', () => {
    const facts = factsAt('2026-05-01T12:10', [['2026-05-04T09:00', '2026-05-07T11:00']]);
    expect(span(starts(draft('2026-05-04'), facts))).toEqual(['00:00', '06:30', 14]);
    expect(starts(draft('2026-05-05'), facts)).toEqual([]);
    expect(span(starts(draft('2026-05-07'), facts))).toEqual(['11:00', '23:30', 26]);
  });

  test('a start already agreed needs no new notice, but cannot lie in the past', () => {
    const agreed = factsAt('2026-05-01T12:10', [], {
      agreedStartsAt: Temporal.Instant.from('2026-05-01T12:00:00Z'),
    });
    expect(starts(draft('2026-05-01'), agreed).slice(0, 2)).toEqual(['13:00', '14:30']);
    const after = { ...agreed, now: Temporal.Instant.from('2026-05-01T12:01:00Z') };
    expect(starts(draft('2026-05-01'), after)[0]).toBe('15:30');
  });

  test('without a date every half hour', () => {
    expect(starts(draft(undefined), factsAt())).toHaveLength(48);
  });
});

describe('return times', () => {
  test('every half hour up to 23:30 on a later day [A-POLICY-004 R-CALENDAR-019]', () => {
    expect(span(ends(draft('2026-05-02T15:00', '2026-05-04'), factsAt()))).toEqual([
      '00:00',
      '23:30',
      48,
    ]);
  });

  test('after the start on the same day [R-CALENDAR-021]', () => {
    expect(ends(draft('2026-05-02T15:00', '2026-05-02'), factsAt())[0]).toBe('15:30');
    expect(ends(draft('2026-05-02T23:30', '2026-05-02'), factsAt())).toEqual([]);
  });

  test('not past the start time when the range is exactly the maximum [R-CALENDAR-020]', () => {
    expect(ends(draft('2026-05-02T15:00', '2026-05-30'), factsAt()).at(-1)).toBe('15:00');
    expect(ends(draft('2026-05-02T15:00', '2026-05-29'), factsAt()).at(-1)).toBe('23:30');
    expect(ends(draft('2026-05-02T15:00', '2026-05-31'), factsAt())).toEqual([]);
  });

  test('the skipped hour is not offered, whether or not a start is chosen', () => {
    const facts = factsAt('2026-03-20T12:00');
    for (const start of ['2026-03-28T09:00', undefined]) {
      const slots = ends(draft(start, '2026-03-29'), facts);
      expect(slots).not.toContain('01:00');
      expect(slots).not.toContain('01:30');
      expect(slots).toHaveLength(46);
    }
  });

  test('not into the turnaround before the next rental', () => {
    const facts = factsAt('2026-05-01T12:10', [['2026-05-04T09:00', '2026-05-07T11:00']]);
    expect(ends(draft('2026-05-02T15:00', '2026-05-04'), facts).at(-1)).toBe('07:00');
    expect(ends(draft('2026-05-02T15:00', '2026-05-07'), facts)).toEqual([]);
  });

  test('with no start yet, wherever the shortest trip could end', () => {
    const facts = factsAt('2026-05-01T12:10', [['2026-05-04T09:00', '2026-05-07T11:00']]);
    expect(ends(draft(undefined, '2026-05-01'), facts)[0]).toBe('15:00');
    expect(ends(draft(undefined, '2026-05-04'), facts).at(-1)).toBe('07:00');
    expect(ends(draft(undefined, '2026-05-07'), facts)[0]).toBe('11:30');
    expect(ends(draft(undefined), facts)).toHaveLength(48);
  });
});
