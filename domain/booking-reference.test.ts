import fc from 'fast-check';
import { expect, it } from 'vitest';
import { referenceFrom } from './booking-reference.ts';

it('has 8 characters without look-alikes, from any bytes [D-020-001]', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 64 }), (bytes) => {
      const reference = referenceFrom(bytes);
      if (reference !== undefined) expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    }),
  );
});

it('favours no letter: each byte that counts is used, each that would tip the scale is not [D-020-001]', () => {
  const used = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const reference = referenceFrom(Array(8).fill(byte));
    const letter = reference?.[0] ?? 'passed over';
    used.set(letter, (used.get(letter) ?? 0) + 1);
  }
  const { 'passed over': passedOver, ...letters } = Object.fromEntries(used);
  expect(new Set(Object.values(letters))).toEqual(new Set([8]));
  expect(passedOver).toBe(256 - 31 * 8);
});

it('asks for more bytes rather than give a short reference', () => {
  expect(referenceFrom([1, 2, 3])).toBeUndefined();
});
