import { expect, test } from 'vitest';
import { isRibbonClosed } from './ribbon-cookie.ts';

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
