import { describe, expect, test } from 'vitest';
import { someBands } from './young-driver.fixture.ts';
import { ageAtStart, ageOn, youngDriverBand } from './young-driver.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('age', () => {
  test.each([
    ['2008-05-02', '2026-05-01', 17],
    ['2008-05-01', '2026-05-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('born %s, on %s: %i', (born, on, age) => {
    expect(ageOn(day(on), day(born))).toBe(age);
  });

  test('is counted on the day the rental starts in the city [D-009-003]', () => {
    const startsAt = Temporal.Instant.from('2026-05-01T02:00:00Z');
    expect(ageAtStart(startsAt, 'America/New_York', day('2005-05-01'))).toBe(20);
    expect(ageAtStart(startsAt, 'Europe/Lisbon', day('2005-05-01'))).toBe(21);
  });
});

describe('young drivers', () => {
  test.each([
    [17, undefined],
    [18, 120],
    [20, 120],
    [21, 45],
    [24, 45],
    [25, undefined],
  ])('at %i: %s per day [A-POLICY-018 D-009-001]', (age, units) => {
    expect(youngDriverBand(age, someBands)?.feePerDayUnits).toBe(units);
  });

  test('pay nothing more in a city without bands [D-009-005]', () => {
    expect(youngDriverBand(18, [])).toBeUndefined();
  });
});
