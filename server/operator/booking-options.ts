import { parseArgs } from 'node:util';
import { usage } from './command.ts';

export const bookingUsage = [
  'booking -- show REFERENCE',
  'change REFERENCE [--starts 2027-03-20T09:00] [--ends …] [--delivery "address"] [--return "address"]',
  'car REFERENCE PLATE --reason damaged|late|service|other',
  'cancel REFERENCE [--full-refund]',
  'refund REFERENCE 25.00 --to card|credit --reason "…" [--key one-press]',
  'settle REFERENCE --to credit|hand --reason "…"',
  'review REFERENCE --reason "…"',
  'process REFERENCE',
  'evidence REFERENCE',
].join(' | ');

export const bookingOptions = {
  starts: { type: 'string' },
  ends: { type: 'string' },
  delivery: { type: 'string' },
  return: { type: 'string' },
  'full-refund': { type: 'boolean' },
  to: { type: 'string' },
  reason: { type: 'string' },
  /** Says which press this is: the same one again acts once. */
  key: { type: 'string' },
} as const;

export type BookingOptions = ReturnType<typeof readBookingWords>['values'];

export function readBookingWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: bookingOptions, allowPositionals: true });
  } catch {
    throw usage(bookingUsage);
  }
}
