import { expect, test } from 'vitest';
import { countdown } from './times.ts';

test.each([
  [{ minutes: 7, seconds: 20 }, '07:20'],
  [{ hours: 3, minutes: 23, seconds: 8 }, '3:23:08'],
  [{ milliseconds: 400 }, '00:01'],
  [{ minutes: -5 }, '00:00'],
])('%o is left as %s', (left, text) => {
  expect(countdown(Temporal.Duration.from(left))).toBe(text);
});
