import { anotherCar } from './another-car.ts';
import { bookingBooked } from './booking-booked.ts';
import { bookingCancelled } from './booking-cancelled.ts';
import { bookingChanged } from './booking-changed.ts';
import { carOffer } from './car-offer.ts';
import { changeApproval } from './change-approval.ts';
import { changeNotMade } from './change-not-made.ts';
import {
  claimDecided,
  claimMade,
  claimReminder,
  claimTaken,
  claimUndecided,
  claimUnpaid,
  claimWithdrawn,
} from './claim-news.ts';
import { companyDispute } from './company-dispute.ts';
import { companyStatement } from './company-statement.ts';
import { creditGiven } from './credit-given.ts';
import { atTheDoor, carOnTheWay, runningLate } from './day-of-handover.ts';
import { deliveryLater } from './delivery-later.ts';
import { deliveryTomorrow } from './delivery-tomorrow.ts';
import { depositApproval } from './deposit-approval.ts';
import { depositApproved } from './deposit-approved.ts';
import { depositFailed } from './deposit-failed.ts';
import { deskMessage } from './desk-message.ts';
import { disputeOpened } from './dispute-opened.ts';
import { driverInvited } from './driver-invited.ts';
import { driverMoved } from './driver-moved.ts';
import { driverFee, driverLeft, driverVerified } from './driver-news.ts';
import { driverRemoved } from './driver-removed.ts';
import type { Email } from './email.ts';
import { factorChanged } from './factor-changed.ts';
import { handoverSealed } from './handover-sealed.ts';
import { noShow } from './no-show.ts';
import { passwordChanged } from './password-changed.ts';
import { paymentFailed } from './payment-failed.ts';
import { phoneBooking } from './phone-booking.ts';
import { refundFailed } from './refund-failed.ts';
import { refundGiven } from './refund-given.ts';
import { resetPassword } from './reset-password.ts';
import { staffInvitation } from './staff-invitation.ts';
import { statementPaid } from './statement-paid.ts';
import { statementReminder } from './statement-reminder.ts';
import { tripThanks } from './trip-thanks.ts';
import { verifyEmail } from './verify-email.ts';

/** Every message we send, by its name in `outgoing_mail.template`. */
export const templates = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'factor-changed': factorChanged,
  'booking-booked': bookingBooked,
  'booking-changed': bookingChanged,
  'another-car': anotherCar,
  'car-offer': carOffer,
  'delivery-later': deliveryLater,
  'change-approval': changeApproval,
  'booking-cancelled': bookingCancelled,
  'no-show': noShow,
  'payment-failed': paymentFailed,
  'deposit-failed': depositFailed,
  'deposit-approval': depositApproval,
  'deposit-approved': depositApproved,
  'refund-failed': refundFailed,
  'refund-given': refundGiven,
  'credit-given': creditGiven,
  'delivery-tomorrow': deliveryTomorrow,
  'trip-thanks': tripThanks,
  'desk-message': deskMessage,
  'phone-booking': phoneBooking,
  'car-on-the-way': carOnTheWay,
  'at-the-door': atTheDoor,
  'running-late': runningLate,
  'handover-sealed': handoverSealed,
  'change-not-made': changeNotMade,
  'driver-invited': driverInvited,
  'driver-verified': driverVerified,
  'driver-fee': driverFee,
  'driver-left': driverLeft,
  'driver-moved': driverMoved,
  'driver-removed': driverRemoved,
  'claim-made': claimMade,
  'claim-reminder': claimReminder,
  'claim-decided': claimDecided,
  'claim-undecided': claimUndecided,
  'claim-taken': claimTaken,
  'claim-unpaid': claimUnpaid,
  'claim-withdrawn': claimWithdrawn,
  'dispute-opened': disputeOpened,
  'company-dispute': companyDispute,
  'company-statement': companyStatement,
  'statement-reminder': statementReminder,
  'statement-paid': statementPaid,
  'staff-invitation': staffInvitation,
} as const;

export type Template = keyof typeof templates;
export type TemplateData<T extends Template> = Parameters<(typeof templates)[T]>[0];

/** Made when they are sent and not before: a link that opens an account is never written down. */
const linkTemplates = [
  'verify-email',
  'reset-password',
  'staff-invitation',
  'phone-booking',
] as const;
export type LinkTemplate = (typeof linkTemplates)[number];

/** What is written down when a message is queued. */
export type MailData<T extends Template> = T extends 'reset-password' | 'staff-invitation'
  ? { readonly ground: string }
  : T extends 'phone-booking'
    ? { readonly phoneBookingId: string }
    : T extends LinkTemplate
      ? Record<string, never>
      : TemplateData<T>;

export const isTemplate = (name: string): name is Template => Object.hasOwn(templates, name);

/** Whether a message can be read again as it was sent. */
export const isReadable = (name: string): name is Template =>
  isTemplate(name) && !linkTemplates.some((one) => one === name);

export function emailOf<T extends Template>(template: T, data: TemplateData<T>): Email {
  const write = templates[template] as (data: TemplateData<T>) => Email;
  return write(data);
}
