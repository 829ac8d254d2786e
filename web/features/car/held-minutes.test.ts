import { expect, test } from 'vitest';
import { heldMinutes } from './held-minutes.ts';

const now = Temporal.Instant.from('2026-05-01T10:00:00Z');
const city = { turnaroundMinutes: 120 };
const trip = { startsAt: '2026-05-03T09:00:00Z', endsAt: '2026-05-05T09:00:00Z' };
const taken = { from: '2026-05-04T09:00:00Z', to: '2026-05-06T11:00:00Z' };
const hold = { ...taken, until: '2026-05-01T10:07:20Z' };

test('a car that somebody is about to book may be free again when their time is up', () => {
  expect(heldMinutes(trip, city, { events: [taken], holds: [hold] }, now)).toBe(8);
  const over = { ...hold, until: '2026-05-01T09:59:00Z' };
  expect(heldMinutes(trip, city, { events: [taken], holds: [over] }, now)).toBe(1);
});

test('a car that is booked is not, and one that is free was never held', () => {
  const booked = { from: '2026-05-03T08:00:00Z', to: '2026-05-03T11:00:00Z' };
  expect(heldMinutes(trip, city, { events: [taken, booked], holds: [hold] }, now)).toBeNull();
  expect(heldMinutes(trip, city, { events: [], holds: [] }, now)).toBeNull();
  const elsewhere = { from: '2026-06-04T09:00:00Z', to: '2026-06-06T11:00:00Z' };
  const other = { ...elsewhere, until: hold.until };
  expect(heldMinutes(trip, city, { events: [elsewhere], holds: [other] }, now)).toBeNull();
});
