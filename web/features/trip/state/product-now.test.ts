import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivalOf, productNow } from './product-now.ts';

let nowMs = 0;
beforeEach(() => {
  nowMs = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => vi.restoreAllMocks());

test('time passes from the moment the page heard of it, however late it is asked for', () => {
  arrivalOf('2031-03-05T10:00:00Z');
  nowMs += 20 * 60_000;
  expect(productNow('2031-03-05T10:00:00Z').toString()).toBe('2031-03-05T10:20:00Z');
  nowMs += 1_500;
  expect(productNow('2031-03-05T10:00:00Z').toString()).toBe('2031-03-05T10:20:01.5Z');
});

test('a new word of the server is a new beginning, also when the clock was moved back', () => {
  productNow('2031-03-05T10:00:00Z');
  nowMs += 60_000;
  expect(productNow('2027-03-01T08:00:00Z').toString()).toBe('2027-03-01T08:00:00Z');
});
