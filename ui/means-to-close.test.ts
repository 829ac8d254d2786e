import { expect, test } from 'vitest';
import { meansToClose } from './means-to-close.ts';

test.each([
  ['a tap', { pulledPx: 0, heightPx: 400, tookMs: 80 }, false],
  ['a trembling finger', { pulledPx: 20, heightPx: 400, tookMs: 10 }, false],
  ['a short slow pull', { pulledPx: 60, heightPx: 400, tookMs: 800 }, false],
  ['a long slow pull', { pulledPx: 130, heightPx: 400, tookMs: 2_000 }, true],
  ['a flick', { pulledPx: 60, heightPx: 400, tookMs: 90 }, true],
])('%s', (_, pull, closes) => {
  expect(meansToClose(pull)).toBe(closes);
});
