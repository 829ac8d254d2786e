import { expect, test } from 'vitest';
import { closedRibbonCookie, isRibbonClosed } from './ribbon-cookie.ts';

test.each([
  [null, false],
  ['', false],
  ['ribbon=closed', true],
  ['city=lisbon; ribbon=closed', true],
  ['ribbon=closed;city=lisbon', true],
  ['my-ribbon=closed', false],
  ['ribbon=closedish', false],
])('the cookie header %j means closed: %s', (header, closed) => {
  expect(isRibbonClosed(header)).toBe(closed);
});

test('what was closed over https is not told over http', () => {
  expect(closedRibbonCookie(true)).toBe('ribbon=closed; path=/; samesite=lax; secure');
  expect(closedRibbonCookie(false)).toBe('ribbon=closed; path=/; samesite=lax');
});
