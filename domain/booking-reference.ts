import { bookingPolicy } from './policy-constants.ts';

/** A reference from random bytes; bytes that would favour some letters are passed over. */
export function referenceFrom(randomBytes: Iterable<number>): string | undefined {
  const { referenceAlphabet: alphabet, referenceLength } = bookingPolicy;
  const fair = 256 - (256 % alphabet.length);
  let reference = '';
  for (const byte of randomBytes) {
    if (byte < fair) reference += alphabet[byte % alphabet.length];
    if (reference.length === referenceLength) return reference;
  }
  return undefined;
}
