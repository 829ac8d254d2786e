import { bookingPolicy } from '../../../domain/policy-constants.ts';

const LETTERS = 12;

/** A code as it is written, however it was typed; null where it cannot be one. */
export function codeIn(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode =
    letters.length === LETTERS &&
    [...letters].every((letter) => bookingPolicy.referenceAlphabet.includes(letter));
  return isCode ? letters.replaceAll(/(.{4})(?=.)/g, '$1-') : null;
}
