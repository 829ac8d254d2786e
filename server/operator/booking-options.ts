import { parseArgs } from 'node:util';
import { usage } from './command.ts';

export const bookingUsage = [
  'booking -- show REFERENCE',
  'change REFERENCE [--starts 2027-03-20T09:00] [--ends …] [--delivery "address"] [--return "address"] [--override "why"]',
  'car REFERENCE PLATE --reason damaged|late|service|other',
  'cancel REFERENCE [--full-refund] [--reason "…"]',
  'refund REFERENCE 25.00 --to card|credit --reason "…" [--key one-press]',
  'settle REFERENCE --to credit|hand --reason "…"',
  'review REFERENCE --reason "…"',
  'process REFERENCE',
  'note REFERENCE "…" [--driver-safe]',
  'message REFERENCE running-late|where-to-meet|documents-missing|own-words [--minutes 20] [--subject "…"] [--text "…"]',
  'claim REFERENCE toll|fine|fuel|damage|cleaning|late [25.00] --text "…" [--number … --at 2027-03-20T09:00:00Z] [--views left,rear] [--marks id,…] [--of smoking|pets]',
  'decide REFERENCE CLAIM uphold|reduce|reject [--to 25.00] --text "…"',
  'withdraw REFERENCE CLAIM --text "…"',
  'repair REFERENCE equal-car|offer|car-later|delivery-later|money-back --reason damaged|late|service|other [--cars PLATE,…] [--starts …]',
  'offer REFERENCE --cars PLATE,… --reason damaged|late|service|other',
  'job REFERENCE deliver|collect --driver EMAIL|nobody',
  'handover REFERENCE deliver|collect accepted|set-aside --phone ID --reason "…"',
  'evidence REFERENCE',
].join(' | ');

export const bookingOptions = {
  starts: { type: 'string' },
  ends: { type: 'string' },
  delivery: { type: 'string' },
  return: { type: 'string' },
  'full-refund': { type: 'boolean' },
  /** Why the renters' rules do not hold this time. */
  override: { type: 'string' },
  /** Plates, the best first. */
  cars: { type: 'string' },
  driver: { type: 'string' },
  /** Somebody has reached the driver who felt unsafe. */
  'driver-safe': { type: 'boolean' },
  /** Whose record of a handover is decided about, by the id that `show` prints. */
  phone: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  minutes: { type: 'string' },
  subject: { type: 'string' },
  text: { type: 'string' },
  /** Of a toll or fine: the number on the paper, and when it happened. */
  number: { type: 'string' },
  at: { type: 'string' },
  /** What a claim is made on: sealed views and marks, divided by commas. */
  views: { type: 'string' },
  marks: { type: 'string' },
  /** What a car was cleaned of. */
  of: { type: 'string' },
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
