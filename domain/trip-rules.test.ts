import { describe, expect, test } from 'vitest';
import { fromCityTime } from './city-time.ts';
import { factsAt } from './trip-facts.fixture.ts';
import { validateTrip } from './trip-rules.ts';

function check(starts: string, ends: string, facts = factsAt()): string {
  const instant = (text: string) =>
    text.endsWith('Z')
      ? Temporal.Instant.from(text)
      : fromCityTime(Temporal.PlainDateTime.from(text), facts.timeZone);
  const verdict = validateTrip({ startsAt: instant(starts), endsAt: instant(ends) }, facts);
  return verdict.ok ? 'ok' : verdict.code;
}

describe('the server’s check of a trip', () => {
  test.each([
    ['2026-05-02T09:00', '2026-05-05T09:00', 'ok'],
    ['2026-05-02T09:00', '2026-05-02T09:30', 'ok'],
    ['2026-05-02T09:00', '2026-05-02T09:00', 'trip_reversed'],
    ['2026-05-05T09:00', '2026-05-02T09:00', 'trip_reversed'],
    ['2026-05-02T09:15', '2026-05-05T09:00', 'not_on_half_hour'],
    ['2026-05-02T09:00', '2026-05-05T09:00:01', 'not_on_half_hour'],
    ['2026-05-01T12:00', '2026-05-05T09:00', 'trip_in_past'],
    ['2026-05-01T14:00', '2026-05-05T09:00', 'notice_too_short'],
    ['2026-05-01T14:30', '2026-05-05T09:00', 'ok'],
    ['2026-05-02T09:00', '2026-05-30T09:00', 'ok'],
    ['2026-05-02T09:00', '2026-05-30T09:30', 'trip_too_long'],
  ])('from %s to %s: %s [A-POLICY-007 R-CALENDAR-023 R-CALENDAR-024]', (starts, ends, answer) => {
    expect(check(starts, ends)).toBe(answer);
  });

  test('a trip that meets an occupied range is blocked, one that touches it is not', () => {
    const facts = factsAt('2026-05-01T12:10', [['2026-05-04T09:00', '2026-05-07T11:00']]);
    expect(check('2026-05-02T09:00', '2026-05-04T07:00', facts)).toBe('ok');
    expect(check('2026-05-02T09:00', '2026-05-04T07:30', facts)).toBe('day_blocked');
    expect(check('2026-05-02T09:00', '2026-05-09T09:00', facts)).toBe('day_blocked');
    expect(check('2026-05-07T10:30', '2026-05-09T09:00', facts)).toBe('day_blocked');
    expect(check('2026-05-07T11:00', '2026-05-09T09:00', facts)).toBe('ok');
  });

  test('the maximum duration is counted on the local clock over a change of the clocks', () => {
    const facts = factsAt('2026-10-01T12:00');
    expect(check('2026-10-10T09:00', '2026-11-07T09:00', facts)).toBe('ok');
    expect(check('2026-10-10T09:00', '2026-11-07T09:30', facts)).toBe('trip_too_long');
  });

  test('a later instant that reads earlier, in the repeated hour, is reversed', () => {
    const facts = factsAt('2026-10-20T12:00', [], { timeZone: 'America/New_York' });
    expect(check('2026-11-01T05:30:00Z', '2026-11-01T06:00:00Z', facts)).toBe('trip_reversed');
    expect(check('2026-11-01T05:30:00Z', '2026-11-01T07:00:00Z', facts)).toBe('ok');
  });

  test('without notice a trip may begin now, and not a moment ago', () => {
    const facts = factsAt('2026-05-01T12:00', [], { noticeHours: 0 });
    expect(check('2026-05-01T12:00', '2026-05-05T09:00', facts)).toBe('ok');
    const later = factsAt('2026-05-01T12:00:01', [], { noticeHours: 0 });
    expect(check('2026-05-01T12:00', '2026-05-05T09:00', later)).toBe('trip_in_past');
  });

  test('a start already agreed needs no new notice', () => {
    const agreedStartsAt = Temporal.Instant.from('2026-05-01T12:00:00Z');
    const facts = factsAt('2026-05-01T12:10', [], { agreedStartsAt });
    expect(check('2026-05-01T13:00', '2026-05-05T09:00', facts)).toBe('ok');
    expect(check('2026-05-01T13:30', '2026-05-05T09:00', facts)).toBe('notice_too_short');
    const after = factsAt('2026-05-01T13:10', [], { agreedStartsAt });
    expect(check('2026-05-01T13:00', '2026-05-05T09:00', after)).toBe('trip_in_past');
  });
});
