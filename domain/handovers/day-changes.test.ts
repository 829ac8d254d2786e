import { expect, test } from 'vitest';
import { dayChanges } from './day-changes.ts';

const job = {
  bookingId: 'one',
  kind: 'deliver',
  from: '2026-11-20T09:45:00Z',
  to: '2026-11-20T10:15:00Z',
  renter: 'Inês',
  isDone: false,
  car: { id: 'volvo' },
} as const;
const named = { bookingId: 'one', kind: 'deliver', renter: 'Inês' } as const;

test('a job that is cancelled or given to another driver is gone; a done one just leaves the day', () => {
  expect(dayChanges([job], [])).toEqual([{ ...named, what: 'gone' }]);
  expect(dayChanges([{ ...job, isDone: true }], [])).toEqual([]);
});

test('another time is news before another car; the same day and a new job are none', () => {
  const moved = { ...job, from: '2026-11-20T11:30:00Z', car: { id: 'fiat' } };
  expect(dayChanges([job], [moved])).toEqual([{ ...named, what: 'moved' }]);
  expect(dayChanges([job], [{ ...job, car: { id: 'fiat' } }])).toEqual([
    { ...named, what: 'other-car' },
  ]);
  expect(dayChanges([job], [job, { ...job, bookingId: 'two' }])).toEqual([]);
});
