import type { ErrorCode } from '../../contract/errors.ts';
import type { CardFailure, ChangeFailure, WatchFailure } from '../../contract/requests.ts';
import type { BookingStatus } from '../../domain/booking-lifecycle.ts';

type WithUnderscores<Code extends string> = Code extends `${infer Head}-${infer Tail}`
  ? `${Head}_${WithUnderscores<Tail>}`
  : Code;

/** What a booking can become instead of booked, where nothing more is known. */
type FailedStatus = Extract<
  BookingStatus,
  'cancelled' | `cancelled-${string}` | `${string}-failed`
>;

/** All that the server can refuse with, as it is looked up: in lower case, without dashes. */
type KnownCode =
  | ErrorCode
  | CardFailure
  | ChangeFailure
  | WithUnderscores<WatchFailure | FailedStatus>;

interface ErrorText {
  readonly title: string;
  readonly text: string;
}

const unknown = {
  title: 'That did not work',
  text: 'An error has occured, please try again later',
} as const;

const cardText =
  'An error has occured with your card. Please try with another one or contact your bank.';

/** A code without a text does not compile. */
export const errors = {
  unknown,
  internal: unknown,
  snap_failed: unknown,
  malformed_json: unknown,
  missing_idempotency_key: unknown,
  method_not_allowed: unknown,
  body_too_large: unknown,
  unsupported_media_type: unknown,
  malformed_request: unknown,
  request_too_slow: unknown,
  headers_too_large: unknown,
  cross_site: unknown,
  forged_webhook: unknown,
  invalid_input: {
    title: 'Something does not fit',
    text: 'Part of what was sent is not offered any more. Please go back one step and choose again.',
  },
  idempotency_key_reused: {
    title: 'This was already sent',
    text: 'Your first request is being worked on. Please look under your bookings before you try again.',
  },
  unavailable: {
    title: 'We cannot be reached',
    text: 'The connection to us was lost. Please check yours and try again.',
  },
  too_many_requests: {
    title: 'One moment, please',
    text: 'That was a lot at once. Please wait a minute and try again.',
  },
  feature_disabled: {
    title: 'Switched off at the moment',
    text: 'We have switched this off for a while. Please try again later.',
  },
  not_found: {
    title: 'Not there any more',
    text: 'What you were looking for is gone. Please start again from the list of cars.',
  },
  snap_deleted: {
    title: 'We lost track of your request',
    text: 'Please look under your bookings before you try again: it may have gone through.',
  },
  snap_timeout: {
    title: 'This takes longer than usual',
    text: 'We are still working on it. Please do not pay again: you find the outcome under your bookings.',
  },

  not_signed_in: {
    title: 'Please log in again',
    text: 'Your session has ended. Log in and you continue where you were.',
  },
  invalid_credentials: { title: 'Not logged in', text: 'Invalid username or password' },
  email_taken: {
    title: 'You have an account',
    text: "There's already an associated account with the same email. Please, login with your email and password.",
  },
  common_password: {
    title: 'Too easy to guess',
    text: 'That password is too easy to guess. Choose another one.',
  },
  admin_refused: {
    title: 'Not with this account',
    text: 'Administrators cannot rent. Please use the account you rent with.',
  },
  second_factor_needed: {
    title: 'One more step',
    text: 'Confirm it’s you with your authenticator app, passkey or a recovery code.',
  },
  second_factor_expired: { title: 'That took too long', text: 'Log in again to continue.' },
  wrong_code: { title: 'Wrong code', text: 'That code isn’t right. Check it and try again.' },
  passkey_refused: {
    title: 'Passkey not accepted',
    text: 'We couldn’t confirm your passkey. Try again or use another way.',
  },
  wrong_password: { title: 'Wrong password', text: 'This is not your password.' },
  link_expired: {
    title: 'This link is no longer good',
    text: 'It was used before, or is too old. Please ask for a new one.',
  },
  booking_open: {
    title: 'You still have a booking',
    text: 'An account with a trip ahead or under way cannot be deleted. Please cancel it or wait until it is over.',
  },
  account_disabled: {
    title: 'Your account is disabled',
    text: 'The user associated with this email is disabled. Please contact support.',
  },

  email_not_verified: {
    title: 'Please verify your e-mail first',
    text: 'We sent you a message with a link. Open it, and you can book.',
  },
  licence_not_verified: {
    title: 'Your driver’s licence is not verified',
    text: 'We hand a car only to a driver whose licence we have checked. It takes a few minutes in your profile.',
  },
  identity_not_verified: {
    title: 'Your identity is not verified',
    text: 'We hand a car only to someone whose document we have checked. It takes a few minutes in your profile.',
  },
  birthdate_unknown: {
    title: 'We do not know your age yet',
    text: 'Your date of birth comes from your document. Please verify it in your profile.',
  },
  driver_under_age: {
    title: 'Drivers must be 18 or older',
    text: 'On the day of delivery you would be younger than 18, so we cannot hand you a car.',
  },

  car_unavailable: {
    title: 'This car has just been taken',
    text: 'Somebody else has it for part of your dates. Nothing was charged. Please look for another car.',
  },
  quote_expired: {
    title: 'The price has run out',
    text: 'A price stands for 15 minutes. Please look at the new one and confirm.',
  },
  price_changed: {
    title: 'The price has changed',
    text: 'Something your price rests on has changed. Please look at the new one and confirm.',
  },
  out_of_service_area: {
    title: 'Out of Reach Location',
    text: 'One of your addresses lies outside the area we deliver to. Please choose another one.',
  },
  notice_too_short: {
    title: 'Delivery is too soon',
    text: 'We need more notice to bring the car. Please choose a later time.',
  },
  trip_in_past: {
    title: 'The delivery time has passed',
    text: 'Please choose a later time.',
  },
  trip_too_long: {
    title: 'This trip is too long',
    text: 'It is longer than we rent a car for. Please choose an earlier return.',
  },
  trip_reversed: {
    title: 'Return before delivery',
    text: 'The return must come after the delivery. Please choose the dates again.',
  },
  not_on_half_hour: {
    title: 'On the hour or half hour',
    text: 'Delivery and return are on the hour or half hour. Please choose the times again.',
  },

  promo_unknown: { title: 'Unknown code', text: 'We do not know this code. Is it spelt right?' },
  promo_not_yet_valid: { title: 'Not valid yet', text: 'This code is not valid yet.' },
  promo_expired: { title: 'Code expired', text: 'This code has expired.' },
  promo_other_city: {
    title: 'Another city',
    text: 'This code is for another city.',
  },
  promo_other_currency: {
    title: 'Another currency',
    text: 'This code is in another currency.',
  },
  promo_already_used: { title: 'Already used', text: 'You have used this code before.' },

  phone_missing: {
    title: 'Add a phone number',
    text: 'Our driver needs a number to reach you at the door. You weren’t charged.',
  },
  card_missing: {
    title: 'A card is missing',
    text: 'You should add at least one payment method to proceed',
  },
  card_expired: {
    title: 'Your card has expired',
    text: 'Please choose or add one that is still valid. Nothing was charged.',
  },
  card_in_use: {
    title: 'This card is still needed',
    text: 'It pays for a booking or holds a deposit. You can remove it once that trip is settled.',
  },
  company_missing: {
    title: 'No company',
    text: 'Your account belongs to no company, so you cannot book for one. Please pay by card.',
  },
  company_limit_reached: {
    title: 'Over your company’s limit',
    text: 'This would take your company over its billing limit. Pay by card, or ask us to raise the limit.',
  },
  payments_off: {
    title: 'Card payments are switched off',
    text: 'At the moment only companies can book. Please try again later.',
  },
  nothing_to_pay: {
    title: 'Nothing left to pay',
    text: 'This statement has been paid in the meantime. Your card wasn’t charged.',
  },
  payment_under_way: {
    title: 'A payment is under way',
    text: 'Someone at your company is paying this statement right now. Your card wasn’t charged.',
  },

  payment_failed: { title: 'The payment did not go through', text: cardText },
  security_deposit_failed: { title: 'The deposit could not be held', text: cardText },
  cancelled: {
    title: 'This booking was cancelled',
    text: 'It was cancelled before it was paid. Nothing is charged.',
  },
  cancelled_by_user: {
    title: 'You cancelled this booking',
    text: 'It was cancelled, perhaps in another tab. You can book again.',
  },

  card_declined: { title: 'Your card was declined', text: cardText },
  insufficient_funds: { title: 'Not enough money on the card', text: cardText },
  expired_card: { title: 'Your card has expired', text: cardText },
  incorrect_cvc: { title: 'The security code is wrong', text: cardText },
  authentication_failed: { title: 'Your bank did not approve the payment', text: cardText },
  card_error: { title: 'Your card could not be charged', text: cardText },
  payment_unfinished: {
    title: 'Your payment didn’t go through',
    text: 'We couldn’t finish it in time, so nothing is booked and you haven’t been charged. If your bank shows a payment, we’ll refund it in full. Please try again.',
  },
  card_not_accepted: {
    title: 'We cannot take this card',
    text: 'Prepaid and gift cards, Visa Electron and Maestro cannot hold a deposit. Please use another card.',
  },

  booking_not_changeable: {
    title: 'This booking cannot be changed',
    text: 'It is under way or over. If something is wrong, please call us.',
  },
  too_late_to_change: {
    title: 'Too late to change',
    text: 'Delivery is too close. Please call us, and we see what can be done.',
  },
  change_in_progress: {
    title: 'We are still working on it',
    text: 'The payment or the last change of this booking is under way. Please wait until it is done.',
  },
  change_not_made: {
    title: 'Your change was not made',
    text: 'The car is no longer free at the new times, so your booking stays as it was. If you paid for the change, we’ll refund it to your card.',
  },
  nothing_to_approve: {
    title: 'Nothing to approve',
    text: 'There’s no deposit hold waiting for you. This page shows where your trip stands.',
  },
  nothing_changes: { title: 'Nothing changes', text: 'This is how it is booked already.' },
  booking_not_cancellable: {
    title: 'This booking cannot be cancelled',
    text: 'It is under way or over. If something is wrong, please call us.',
  },
  trip_already_started: {
    title: 'The trip has started',
    text: 'A trip that has started cannot be cancelled. Please call us.',
  },
  review_not_possible: {
    title: 'No review possible',
    text: 'A completed booking can be reviewed once.',
  },
} as const satisfies Record<KnownCode | 'unknown', ErrorText>;
