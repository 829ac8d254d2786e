import { hasExpired } from '../../../../domain/policies/card-expiry.ts';
import { digitsOf } from './card-number.ts';

/** "8" becomes "08/", "1228" becomes "12/28": what is typed, as cards print it. */
export function groupExpiry(text: string, before: string): string {
  // Whoever deletes the slash wants to get at the month.
  if (before.endsWith('/') && text === before.slice(0, -1)) return text.slice(0, -1);
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const month = digits.slice(0, 2);
  const year = shortYear(digits.slice(2));
  return month.length < 2 ? month : `${month}/${year}`;
}

/** Password managers write the year in full. */
const shortYear = (digits: string) => (digits.length === 4 ? digits.slice(2) : digits.slice(0, 2));

export interface Expiry {
  readonly month: number;
  readonly year: number;
}

export function readExpiry(text: string): Expiry | null {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  return month ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** While it is typed no city is known in which it will pay. */
export function isPast({ month, year }: Expiry, now: Temporal.Instant): boolean {
  return hasExpired({ expMonth: month, expYear: year }, now, 'UTC');
}
