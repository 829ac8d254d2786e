import { accountPolicy } from './policy-constants.ts';

export const passwordStrengths = ['weak', 'fair', 'strong'] as const;

export type PasswordStrength = (typeof passwordStrengths)[number];

/** What is guessed first counts no more than one character; the whole list is the server's. */
const guessedFirst = /password|passwort|qwert[yz]|letmein|welcome|iloveyou|handover|admin|login/g;

/** In bits, as if every character were drawn by chance. */
const FAIR_BITS = 40;
const STRONG_BITS = 60;

/** A hint while somebody types: what is strong here may still be known from a breach. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < accountPolicy.passwordMinLength) return 'weak';
  const bits = surprisingCharacters(password) * Math.log2(alphabetOf(password));
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}

/** Those that do not follow from the one before, as in `aaa`, `abc` and `321`. */
export function surprisingCharacters(password: string): number {
  const codes = [...password.toLowerCase().replace(guessedFirst, '_')].map(
    (character) => character.codePointAt(0) ?? 0,
  );
  return codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}

function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{Ll}\p{Lu}\d]/u, 32],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1);
}
