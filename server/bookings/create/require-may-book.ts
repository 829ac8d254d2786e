import { toCityTime } from '../../../domain/city-time.ts';
import { mayBook } from '../../../domain/policies/eligibility.ts';
import { Refusal } from '../../errors.ts';
import { asRenter } from '../record/as-renter.ts';
import type { Renter } from '../record/one-at-a-time.ts';

const reasons = {
  admin_account: 'This account cannot book.',
  account_disabled: 'This account is disabled.',
  email_not_verified: 'Verify your email address first.',
  licence_not_verified: 'Your driving licence must be verified first.',
  identity_not_verified: 'Your identity must be verified first.',
  birthdate_unknown: 'Your birthdate must be known from your documents.',
  driver_under_age: 'The driver must be 18 or older when the rental starts.',
} as const;

/** Refuses whoever may not book yet, naming the first thing that is missing. */
export function requireMayBook(user: Renter, startsAt: Temporal.Instant, timeZone: string): void {
  const verdict = mayBook(asRenter(user), toCityTime(startsAt, timeZone).toPlainDate());
  if (verdict.ok) return;
  const code = verdict.code === 'admin_account' ? 'admin_refused' : verdict.code;
  throw new Refusal(code, reasons[verdict.code]);
}

/** Somebody will stand at the door. A car is reserved without it: the page asks for it on the way. */
export function requirePhone({ phone_number }: Renter): void {
  if (phone_number === null) throw new Refusal('phone_missing', 'Add your phone number first.');
}
