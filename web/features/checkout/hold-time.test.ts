import { expect, test } from 'vitest';
import { formatTimeLeft, shareLeft, timeLeftMs } from './hold-time.ts';

test.each([
  [600_000, '10:00'],
  [384_000, '06:24'],
  [383_001, '06:24'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
])('%d ms read as %s', (ms, text) => expect(formatTimeLeft(ms)).toBe(text));

test('the line is full at the start and gone at the end', () => {
  expect([600_000, 300_000, 0, -1].map((ms) => shareLeft(ms, 10))).toEqual([1, 0.5, 0, 0]);
});

test('the time left goes by the product’s clock, and is never longer than a hold', () => {
  const now = Temporal.Instant.from('2026-05-01T08:00:00Z');
  expect(timeLeftMs('2026-05-01T08:06:24Z', now, 10)).toBe(384_000);
  expect(timeLeftMs('2026-05-01T07:59:00Z', now, 10)).toBe(0);
  expect(timeLeftMs('2026-05-02T08:00:00Z', now, 10)).toBe(600_000);
});
