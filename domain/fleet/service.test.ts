import { expect, it } from 'vitest';
import { serviceDue } from './service.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const task = { everyKm: 15_000, everyMonths: 12, lastKm: 30_000, lastOn: day('2026-10-31') };

it('is due at so many kilometres or on a day, whichever comes first', () => {
  expect(serviceDue(task, 31_862, day('2026-11-18'))).toEqual({
    atKm: 45_000,
    onDay: day('2027-10-31'),
    state: 'later',
  });
  expect(serviceDue(task, 45_000, day('2026-11-18')).state).toBe('due');
  expect(serviceDue(task, 31_000, day('2027-10-31')).state).toBe('due');
});

it('is due soon within 1,000 km or 30 days', () => {
  expect(serviceDue(task, 43_999, day('2026-11-18')).state).toBe('later');
  expect(serviceDue(task, 44_000, day('2026-11-18')).state).toBe('due-soon');
  expect(serviceDue(task, 31_000, day('2027-09-30')).state).toBe('later');
  expect(serviceDue(task, 31_000, day('2027-10-01')).state).toBe('due-soon');
});

it('asks only about what the plan names', () => {
  const byKm = { ...task, everyMonths: null };
  expect(serviceDue(byKm, 31_000, day('2040-01-01'))).toMatchObject({
    onDay: null,
    state: 'later',
  });
  const byDay = { ...task, everyKm: null };
  expect(serviceDue(byDay, 900_000, day('2026-11-18'))).toMatchObject({
    atKm: null,
    state: 'later',
  });
});
