import { expect, test } from 'vitest';
import { mustFetch } from './must-fetch.ts';

const at = Temporal.Instant.from('2026-11-18T10:00:00Z');
const job = { kind: 'deliver', car: { id: 'booked' } } as const;
const nothing = { carId: null, fetchedAt: null, setOutAt: null };

test('the car of a delivery is fetched before the driver sets out', () => {
  expect(mustFetch(job, nothing)).toBe(true);
  expect(mustFetch(job, { ...nothing, carId: 'booked' })).toBe(true);
  expect(mustFetch(job, { carId: 'booked', fetchedAt: at, setOutAt: null })).toBe(false);
  expect(mustFetch(job, { carId: 'booked', fetchedAt: null, setOutAt: at })).toBe(false);
});

test('another car that the office gave is fetched, too, however far the driver is', () => {
  expect(mustFetch(job, { carId: 'the one before', fetchedAt: at, setOutAt: at })).toBe(true);
});

test('the renter has the car of a collection', () => {
  expect(mustFetch({ ...job, kind: 'collect' }, nothing)).toBe(false);
});
