import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base32 } from './base32.ts';
import { codeAt, stepAt, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('codes of an authenticator app [A-FACTOR-001]', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238: at %i %s', (seconds, code) => {
    expect(codeAt(secret, stepAt(at(seconds)))).toBe(code);
  });

  it('are good for one step before and after, and once', () => {
    const anyStep = fc.integer({ min: 10, max: 2 ** 31 });
    fc.assert(
      fc.property(anyStep, fc.integer({ min: -3, max: 3 }), (step, off) => {
        const now = at(step * 30);
        const code = codeAt(secret, step + off);
        const found = stepOfCode(secret, code, { now, lastStep: null });
        // Two steps may have the same code by chance.
        if (Math.abs(off) <= 1) expect(found).not.toBeNull();
        else if (found !== null) expect(codeAt(secret, found)).toBe(code);
        if (found !== null) {
          const again = stepOfCode(secret, code, { now, lastStep: step + 1 });
          expect(again).toBeNull();
        }
      }),
    );
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %s is %s, as in RFC 4648', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
