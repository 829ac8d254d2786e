import { z } from 'zod';
import { Money } from './money.ts';
import { operateErrorStatus } from './operate/errors.ts';
import { FleetBooking } from './operate/fleet-booking.ts';

export const renterErrorStatus = {
  malformed_request: 400,
  request_too_slow: 408,
  headers_too_large: 431,
  malformed_json: 400,
  invalid_input: 422,
  missing_idempotency_key: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  email_taken: 409,
  common_password: 422,
  wrong_password: 422,
  second_factor_needed: 401,
  second_factor_expired: 410,
  wrong_code: 422,
  passkey_refused: 422,
  booking_open: 409,
  admin_refused: 403,
  account_disabled: 403,
  link_expired: 410,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_key_reused: 409,
  trip_reversed: 422,
  not_on_half_hour: 422,
  trip_in_past: 422,
  notice_too_short: 422,
  trip_too_long: 422,
  car_unavailable: 409,
  out_of_service_area: 422,
  email_not_verified: 403,
  licence_not_verified: 403,
  identity_not_verified: 403,
  birthdate_unknown: 403,
  driver_under_age: 403,
  phone_missing: 403,
  quote_expired: 409,
  price_changed: 409,
  promo_unknown: 422,
  promo_not_yet_valid: 422,
  promo_expired: 422,
  promo_other_city: 422,
  promo_other_currency: 422,
  promo_already_used: 409,
  card_missing: 422,
  card_expired: 422,
  card_other_currency: 422,
  company_missing: 403,
  company_limit_reached: 409,
  payments_off: 403,
  nothing_to_pay: 409,
  payment_under_way: 409,
  booking_not_changeable: 409,
  too_late_to_change: 409,
  change_in_progress: 409,
  nothing_changes: 422,
  nothing_to_approve: 409,
  offer_over: 409,
  claim_answered: 409,
  driver_already_invited: 409,
  too_many_drivers: 409,
  invitation_ended: 410,
  booking_not_cancellable: 409,
  too_late_for_marks: 409,
  too_many_marks: 409,
  photo_refused: 422,
  photo_not_wanted: 409,
  too_many_photos: 409,
  trip_already_started: 409,
  review_not_possible: 409,
  card_in_use: 409,
  forged_webhook: 403,
  body_too_large: 413,
  unsupported_media_type: 415,
  feature_disabled: 403,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

/**
 * Every refusal that either API can give, and the one map from code to HTTP status.
 * The messages are for developers; a page says it in its own words, from i18n/en.
 */
export const errorStatus = { ...renterErrorStatus, ...operateErrorStatus } as const;

export type ErrorCode = keyof typeof errorStatus;
/** What the pages of renters have words for. */
export type RenterErrorCode = keyof typeof renterErrorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const FieldProblem = z.object({
  field: z.string().describe('Where in the input, e.g. "query.page" or "body.startsAt"'),
  reason: z.string(),
});

export const ErrorAnswer = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    details: z.array(FieldProblem).optional(),
    total: Money.optional().describe('With `price_changed`: the price as it is now'),
    changed: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(
        'With `car_changed` and `changed_meanwhile`: what somebody else changed meanwhile, as it is now; with `cars_changed`: the same for each of the first of these cars, by its id',
      ),
    bookings: z
      .array(FleetBooking)
      .optional()
      .describe('With `car_has_bookings`: those that stand in the way'),
    taken: z
      .int()
      .optional()
      .describe('With `event_out_of_order`: up to this number everything of the phone is stored'),
  }),
});

export type FieldProblem = z.infer<typeof FieldProblem>;
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
