import type { RenterErrorCode } from '../../contract/errors.ts';
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
  | RenterErrorCode
  | CardFailure
  | ChangeFailure
  | WithUnderscores<WatchFailure | FailedStatus>;

interface ErrorText {
  readonly title: string;
  readonly title_us?: string;
  readonly text: string;
  readonly text_us?: string;
}

const unknown = {
  title: 'That didn’t work',
  text: 'An error has occurred, please try again later',
} as const;

const cardText =
  'An error has occurred with your card. Please try with another one or contact your bank.';

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
    title: 'No longer available',
    text: 'One of your choices is no longer offered. Go back a step and choose again.',
  },
  idempotency_key_reused: {
    title: 'Already sent',
    text: 'We’re working on your first request. Check your bookings before you try again.',
  },
  unavailable: {
    title: 'We can’t connect',
    text: 'Check your internet connection and try again.',
  },
  too_many_requests: {
    title: 'Too many requests',
    text: 'Wait a minute, then try again.',
  },
  feature_disabled: {
    title: 'Unavailable right now',
    text: 'We’ve turned this off for a while. Please try again later.',
  },
  not_found: {
    title: 'No longer here',
    text: 'We couldn’t find what you were looking for. Start again from the list of cars.',
  },
  snap_deleted: {
    title: 'We lost track of your request',
    text: 'It may have gone through. Check your bookings before you try again.',
  },
  snap_timeout: {
    title: 'This is taking longer than usual',
    text: 'We’re still working on it. Please don’t pay again. You’ll find the result in your bookings.',
  },

  not_signed_in: {
    title: 'Log in again',
    text: 'Your session has ended. Log in to continue where you left off.',
  },
  invalid_credentials: { title: 'Not logged in', text: 'Invalid username or password' },
  email_taken: {
    title: 'You already have an account',
    text: "There's already an associated account with the same email. Please, login with your email and password.",
  },
  common_password: {
    title: 'Too easy to guess',
    text: 'That password is too easy to guess. Choose another one.',
  },
  admin_refused: {
    title: 'Use another account',
    text: 'Administrators can’t rent. Use the account you rent with.',
  },
  second_factor_needed: {
    title: 'One more step',
    text: 'Confirm it’s you with your authenticator app, passkey or a recovery code.',
  },
  second_factor_expired: { title: 'That took too long', text: 'Log in again to continue.' },
  wrong_code: { title: 'Wrong code', text: 'That code isn’t right. Check it and try again.' },
  passkey_refused: {
    title: 'Passkey not accepted',
    text: 'We couldn’t confirm your passkey. Try again or choose another option.',
  },
  wrong_password: { title: 'Wrong password', text: 'That’s not your password.' },
  link_expired: {
    title: 'This link no longer works',
    text: 'It’s been used already or is too old. Request a new one.',
  },
  booking_open: {
    title: 'You still have a booking',
    text: 'You can’t delete your account with a trip ahead or in progress. Cancel it, or wait until it’s over.',
  },
  account_disabled: {
    title: 'Your account is disabled',
    text: 'The user associated with this email is disabled. Please contact support.',
  },

  email_not_verified: {
    title: 'Confirm your email first',
    text: 'We’ve sent you an email with a link. Open it, and you’re ready to book.',
  },
  licence_not_verified: {
    title: 'Verify your driving licence to book',
    title_us: 'Verify your driver’s license to book',
    text: 'We check every licence before we hand over a car. It takes a few minutes in your profile.',
    text_us:
      'We check every license before we hand over a car. It takes a few minutes in your profile.',
  },
  identity_not_verified: {
    title: 'Verify your ID to book',
    text: 'We check every renter’s ID before we hand over a car. It takes a few minutes in your profile.',
  },
  birthdate_unknown: {
    title: 'Verify your age to book',
    text: 'We take your date of birth from your ID. Verify it in your profile.',
  },
  driver_under_age: {
    title: 'Drivers must be 18 or older',
    text: 'You’d be under 18 on the day of delivery, so we can’t rent you a car.',
  },

  car_unavailable: {
    title: 'Someone just booked this car',
    text: 'It’s no longer available for all of your dates. You weren’t charged. See other available cars.',
  },
  quote_expired: {
    title: 'This price has expired',
    text: 'Prices last 15 minutes. Check the new one to continue.',
  },
  price_changed: {
    title: 'The price has changed',
    text: 'Part of your price has changed. Check the new total before you book.',
  },
  out_of_service_area: {
    title: 'Out of Reach Location',
    text: 'One of your addresses is outside our service area. Choose another one.',
  },
  notice_too_short: {
    title: 'Delivery is too soon',
    text: 'We need more notice to bring the car. Choose a later time.',
  },
  trip_in_past: {
    title: 'That delivery time has passed',
    text: 'Choose a later time.',
  },
  trip_too_long: {
    title: 'This trip is too long',
    text: 'It’s longer than we can rent a car for. Choose an earlier return.',
  },
  trip_reversed: {
    title: 'Return is before delivery',
    text: 'The return must be after the delivery. Choose your dates again.',
  },
  not_on_half_hour: {
    title: 'Choose the hour or half hour',
    text: 'Delivery and return are on the hour or half hour. Choose your times again.',
  },

  promo_unknown: {
    title: 'Unknown code',
    text: 'That code doesn’t exist. Check the spelling and try again.',
  },
  promo_not_yet_valid: { title: 'Not valid yet', text: 'That code isn’t valid yet.' },
  promo_expired: { title: 'Code expired', text: 'That code has expired.' },
  promo_other_city: {
    title: 'For another city',
    text: 'That code is for another city.',
  },
  promo_other_currency: {
    title: 'For another currency',
    text: 'That code is for another currency.',
  },
  promo_already_used: { title: 'Already used', text: 'You’ve already used that code.' },

  phone_missing: {
    title: 'Add a phone number',
    text: 'Our driver needs a number to reach you at the door. You weren’t charged.',
  },
  card_missing: {
    title: 'Add a card to book',
    text: 'You should add at least one payment method to proceed',
  },
  card_expired: {
    title: 'Your card has expired',
    text: 'You weren’t charged. Choose or add a card that’s still valid.',
  },
  card_other_currency: {
    title: 'This card can’t pay for this trip',
    text: 'You added it for trips in another city. Choose another card or add one. You weren’t charged.',
  },
  card_in_use: {
    title: 'This card is still needed',
    text: 'It’s paying for a booking or has a deposit hold on it. You can remove it once that trip is settled.',
  },
  company_missing: {
    title: 'No company linked',
    text: 'Your account isn’t linked to a company, so you can’t book for one. Pay by card instead.',
  },
  company_limit_reached: {
    title: 'Over your company’s limit',
    text: 'This would take your company over its billing limit. Pay by card, or ask us to raise the limit.',
  },
  payments_off: {
    title: 'Card payments are unavailable',
    text: 'Only companies can book right now. Please try again later.',
  },
  nothing_to_pay: {
    title: 'Nothing left to pay',
    text: 'This has already been paid. Your card wasn’t charged.',
  },
  payment_under_way: {
    title: 'A payment is in progress',
    text: 'Someone at your company is paying this statement right now. Your card wasn’t charged.',
  },

  payment_failed: { title: 'Your payment didn’t go through', text: cardText },
  security_deposit_failed: { title: 'We couldn’t place the deposit hold', text: cardText },
  cancelled: {
    title: 'This booking was cancelled',
    text: 'It was cancelled before it was paid. You weren’t charged.',
  },
  cancelled_by_user: {
    title: 'You cancelled this booking',
    text: 'You may have cancelled it in another tab. You can book again.',
  },

  card_declined: { title: 'Your card was declined', text: cardText },
  insufficient_funds: { title: 'Not enough money on your card', text: cardText },
  expired_card: { title: 'Your card has expired', text: cardText },
  incorrect_cvc: { title: 'That security code isn’t right', text: cardText },
  authentication_failed: { title: 'Your bank didn’t approve the payment', text: cardText },
  card_error: { title: 'We couldn’t charge your card', text: cardText },
  payment_unfinished: {
    title: 'Your payment didn’t go through',
    text: 'We couldn’t finish it in time, so nothing is booked and you haven’t been charged. If your bank shows a payment, we’ll refund it in full. Please try again.',
  },
  card_not_accepted: {
    title: 'We can’t accept this card',
    text: 'Prepaid and gift cards, Visa Electron and Maestro don’t allow deposit holds. Use another card.',
  },

  booking_not_changeable: {
    title: 'This booking can’t be changed',
    text: 'It’s in progress or over. If something’s wrong, call us.',
  },
  too_late_to_change: {
    title: 'Too late to change',
    text: 'It’s too close to delivery to change this online. Call us and we’ll see what we can do.',
  },
  change_in_progress: {
    title: 'We’re still working on it',
    text: 'A payment or change for this booking is in progress. Wait until it’s done.',
  },
  change_not_made: {
    title: 'We couldn’t change your booking',
    text: 'The car is no longer available at the new times, so your booking stays as it was. If you paid for the change, we’ll refund it to your card.',
  },
  change_not_paid: {
    title: 'We couldn’t change your booking',
    text: 'The payment for the change wasn’t completed, so your booking stays as it was and you haven’t been charged for it. You can ask for the change again.',
  },
  driver_already_invited: {
    title: 'Already a driver',
    text: 'This person is already a driver on this trip. Use a different email address.',
  },
  too_many_drivers: {
    title: 'No more drivers',
    text: 'This trip already has as many additional drivers as we allow. Remove one to invite someone else.',
  },
  too_late_for_marks: {
    title: 'Too late to add marks',
    text: 'Marks can be added for an hour after delivery. Call us if you’ve found something since.',
  },
  too_many_marks: {
    title: 'No more marks',
    text: 'You’ve added as many marks as we can take for this trip. Call us if there’s more to show.',
  },
  photo_refused: {
    title: 'We couldn’t use that photo',
    text: 'Choose a JPEG, PNG or WebP. If your phone takes HEIC, export it as JPEG first.',
  },
  photo_not_wanted: {
    title: 'It’s too late for photos',
    text: 'Photos can be added with a mark or an objection. Call us if you still have one to show.',
  },
  too_many_photos: {
    title: 'No more photos',
    text: 'You’ve added as many photos as we can take for this trip. Call us if you have more to show us.',
  },
  invitation_ended: {
    title: 'This invitation has ended',
    text: 'Ask the person who booked the car to send it again.',
  },
  nothing_to_approve: {
    title: 'Nothing to approve',
    text: 'There’s no deposit hold waiting for you. This page shows your trip’s status.',
  },
  claim_answered: {
    title: 'This has been answered',
    text: 'You’ve already answered, or the time to answer has passed. This page shows the current status.',
  },
  offer_over: {
    title: 'This has been settled',
    text: 'You’ve already answered, or the time to answer has passed. Your booking’s page shows which car is coming.',
  },
  nothing_changes: {
    title: 'Nothing to save',
    text: 'Your booking already has these dates and addresses.',
  },
  booking_not_cancellable: {
    title: 'This booking can’t be cancelled',
    text: 'It’s in progress or over. If something’s wrong, call us.',
  },
  trip_already_started: {
    title: 'Your trip has started',
    text: 'A trip that has started can’t be cancelled. Call us and we’ll help.',
  },
  review_not_possible: {
    title: 'You can’t review this booking',
    text: 'You can review each completed booking once.',
  },
} as const satisfies Record<KnownCode | 'unknown', ErrorText>;
