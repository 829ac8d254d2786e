import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordStrength, passwordStrengths } from './password-strength.ts';

it.each([
  ['', 'weak'],
  ['short', 'weak'],
  ['abcdef', 'weak'],
  ['password123', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890987654321', 'weak'],
  ['kvtq82', 'weak'],
  ['kvtq82pm', 'fair'],
  ['a long enough one', 'strong'],
  ['kV7#tq2!pMx', 'strong'],
] as const)('%s is %s [A-PASSWORD-001]', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('one more character never makes it weaker', () => {
  const rank = (password: string) => passwordStrengths.indexOf(passwordStrength(password));
  // Without a word that is guessed first, which a last letter may complete.
  const text = fc.string({ maxLength: 60, size: 'max' }).filter((one) => !/[a-z]{4}/i.test(one));
  fc.assert(
    fc.property(text, fc.constantFrom(...'a1 #Z'), (password, more) => {
      expect(rank(password + more)).toBeGreaterThanOrEqual(rank(password));
    }),
    { numRuns: 1_000 },
  );
});
