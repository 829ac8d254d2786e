import { expect, it } from 'vitest';
import { formatDistance } from '../distance-unit.ts';
import { serviceDue } from './service.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const task = { everyKm: 15_000, everyMonths: 12, lastKm: 30_000, lastOn: day('2026-10-31') };

it('is due at so many kilometres or on a day, whichever comes first', () => {
  expect(serviceDue(task, 31_862, day('2026-11-18'), 'kilometres')).toEqual({
    atKm: 45_000,
    onDay: day('2027-10-31'),
    state: 'later',
    left: 347 / 30,
  });
  expect(serviceDue(task, 45_000, day('2026-11-18'), 'kilometres').state).toBe('due');
  expect(serviceDue(task, 31_000, day('2027-10-31'), 'kilometres').state).toBe('due');
});

it('is due soon within 1,000 km or 30 days', () => {
  expect(serviceDue(task, 43_999, day('2026-11-18'), 'kilometres').state).toBe('later');
  expect(serviceDue(task, 44_000, day('2026-11-18'), 'kilometres').state).toBe('due-soon');
  expect(serviceDue(task, 31_000, day('2027-09-30'), 'kilometres').state).toBe('later');
  expect(serviceDue(task, 31_000, day('2027-10-01'), 'kilometres').state).toBe('due-soon');
});

it('counts what is left by way or by time, whichever is nearer, in what counts as soon', () => {
  const left = (more: object, odometerKm: number, on: string) =>
    serviceDue({ ...task, ...more }, odometerKm, day(on), 'kilometres').left;
  expect(left({ everyMonths: null }, 44_500, '2026-11-18')).toBe(0.5);
  expect(left({ everyMonths: null }, 46_000, '2026-11-18')).toBe(-1);
  expect(left({ everyKm: null }, 44_500, '2027-10-01')).toBe(1);
  expect(left({}, 44_500, '2027-10-28')).toBe(0.1);
});

it('asks only about what the plan names', () => {
  const byKm = { ...task, everyMonths: null };
  expect(serviceDue(byKm, 31_000, day('2040-01-01'), 'kilometres')).toMatchObject({
    onDay: null,
    state: 'later',
  });
  const byDay = { ...task, everyKm: null };
  expect(serviceDue(byDay, 900_000, day('2026-11-18'), 'kilometres')).toMatchObject({
    atKm: null,
    state: 'later',
  });
});

it('is due at the mileage that its plan adds up to', () => {
  // 5,006 and 10,000 miles, as they are kept.
  const inMiles = { ...task, lastKm: 8_056, everyKm: 16_093, everyMonths: null };
  const { atKm } = serviceDue(inMiles, 8_100, day('2026-11-18'), 'miles');
  expect(formatDistance(atKm ?? 0, 'miles')).toBe('15,006 mi');
});
