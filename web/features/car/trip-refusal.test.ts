import { expect, test } from 'vitest';
import { tripRefusal } from './trip-refusal.ts';

const lisbon = { timeZone: 'Europe/Lisbon', turnaroundMinutes: 120 };
const rules = { maximumDurationDays: 28, noticeHours: 2 };
const now = Temporal.Instant.from('2026-05-01T08:00:00Z');
const taken = [{ from: '2026-05-04T08:00:00Z', to: '2026-05-06T10:00:00Z' }];
const refusalOf = (startsAt: string, endsAt: string) =>
  tripRefusal({ startsAt, endsAt }, lisbon, rules, taken, now);

test('a free car has no refusal', () => {
  expect(refusalOf('2026-05-02T08:00:00Z', '2026-05-04T06:00:00Z')).toBeNull();
  expect(refusalOf('2026-05-06T10:00:00Z', '2026-05-09T08:00:00Z')).toBeNull();
});

test('a taken car, and a trip against the rules, are refused as the server would', () => {
  expect(refusalOf('2026-05-02T08:00:00Z', '2026-05-04T07:00:00Z')).toBe('car_unavailable');
  expect(refusalOf('2026-05-01T09:30:00Z', '2026-05-02T08:00:00Z')).toBe('notice_too_short');
  expect(refusalOf('2026-05-07T08:00:00Z', '2026-06-20T08:00:00Z')).toBe('trip_too_long');
});
