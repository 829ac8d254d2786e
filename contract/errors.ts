import { z } from 'zod';

/**
 * Every refusal the API can give, and the one map from code to HTTP status.
 * The messages are for developers; a page says it in its own words, from web/i18n/en.
 */
export const errorStatus = {
  malformed_json: 400,
  invalid_input: 422,
  missing_idempotency_key: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  email_taken: 409,
  common_password: 422,
  admin_refused: 403,
  account_disabled: 403,
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
  body_too_large: 413,
  unsupported_media_type: 415,
  feature_disabled: 403,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

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
  }),
});

export type FieldProblem = z.infer<typeof FieldProblem>;
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
