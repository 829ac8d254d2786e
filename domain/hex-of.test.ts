import { expect, test } from 'vitest';
import { hexOf } from './hex-of.ts';

test('every byte is two small digits', () => {
  expect(hexOf(Uint8Array.of(0, 10, 159, 255))).toBe('000a9fff');
  expect(hexOf(Uint8Array.of())).toBe('');
});
