import { bookingBooked } from './booking-booked.ts';
import { bookingCancelled } from './booking-cancelled.ts';
import { bookingChanged } from './booking-changed.ts';
import { deliveryTomorrow } from './delivery-tomorrow.ts';
import { depositFailed } from './deposit-failed.ts';
import type { Letter } from './letter.ts';
import { passwordChanged } from './password-changed.ts';
import { paymentFailed } from './payment-failed.ts';
import { refundFailed } from './refund-failed.ts';
import { resetPassword } from './reset-password.ts';
import { tripThanks } from './trip-thanks.ts';
import { verifyEmail } from './verify-email.ts';

/** Every message we send, by its name in `outgoing_mail.template`. */
export const letters = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'booking-booked': bookingBooked,
  'booking-changed': bookingChanged,
  'booking-cancelled': bookingCancelled,
  'payment-failed': paymentFailed,
  'deposit-failed': depositFailed,
  'refund-failed': refundFailed,
  'delivery-tomorrow': deliveryTomorrow,
  'trip-thanks': tripThanks,
} as const;

export type Template = keyof typeof letters;
export type LetterData<T extends Template> = Parameters<(typeof letters)[T]>[0];

/** Made when they are sent and not before: a link that opens an account is never written down. */
export type LinkTemplate = 'verify-email' | 'reset-password';

/** What is written down when a message is queued. */
export type MailData<T extends Template> = T extends LinkTemplate
  ? Record<string, never>
  : LetterData<T>;

export const isTemplate = (name: string): name is Template => Object.hasOwn(letters, name);

export function letterOf<T extends Template>(template: T, data: LetterData<T>): Letter {
  const write = letters[template] as (data: LetterData<T>) => Letter;
  return write(data);
}
