import { errors } from '../../i18n/en/errors.ts';

export type RefusalKey = keyof typeof errors;

/** Where the texts of a code stand: in lower case, dashes turned to underscores. */
export function refusalKey(code: string): RefusalKey {
  const key = code.toLowerCase().replaceAll('-', '_');
  return Object.hasOwn(errors, key) ? (key as RefusalKey) : 'unknown';
}
