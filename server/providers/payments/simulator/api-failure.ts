import type { IntentError, Objects, PaymentIntent, PaymentMethod, SetupIntent } from './objects.ts';

interface ErrorBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  readonly code?: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
  readonly payment_intent?: PaymentIntent;
  readonly setup_intent?: SetupIntent;
  readonly payment_method?: PaymentMethod;
}

/** A request that cannot be carried out; nothing of it stays. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly body: { readonly error: ErrorBody };

  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function missing(object: keyof Objects, id: string): ApiFailure {
  return new ApiFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object.replace('_', '')}: '${id}'`,
    param: 'id',
  });
}

export function invalid(message: string, param?: string, code?: string): ApiFailure {
  return new ApiFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });
}

/** Unlike a failure, a refused card is an answer: the attempt happened and stays on record. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A refusal that came of carrying the call out: its key remembers it, as Stripe does. */
export const refusal = (code: string, message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message } satisfies ErrorBody },
});

/** Nobody knows what happened; this too is remembered. */
export const unknownError: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred.' } satisfies ErrorBody },
};

export const ok = (body: unknown): Answer => ({ status: 200, body });

export function cardError(
  error: IntentError,
  about: { payment_intent: PaymentIntent } | { setup_intent: SetupIntent } | object = {},
): Answer {
  return { status: 402, body: { error: { ...error, ...about } } };
}
