import Stripe from 'stripe';
import { type CardFailure, PaymentsUnavailable, PaymentUndecided } from './port.ts';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/**
 * An error of the SDK carries client secrets and headers. What leaves the adapter says only what an
 * operator needs: the kind, the code and the id under which Stripe keeps the request.
 */
export function withoutSecrets(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return asError(error);
  const { type, code, statusCode, requestId } = error;
  const what = [type, code, statusCode, requestId].filter(Boolean).join(' ');
  return isUnavailable(error)
    ? new PaymentsUnavailable(`the payment provider gave no usable answer: ${what}`)
    : new Error(`the payment provider refused: ${what}`);
}

/** Nobody knows what happened: the network, their overload, their defect, or a wrong key of ours. */
function isUnavailable(error: StripeError): boolean {
  const { errors } = Stripe;
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  );
}

/** The SDK throws plain errors for an answer whose shape it did not expect. */
function asError(error: unknown): Error {
  if (error instanceof PaymentsUnavailable || error instanceof PaymentUndecided) return error;
  return new PaymentsUnavailable('the payment provider gave an answer that makes no sense');
}

export function failureOf(error: { code?: string; decline_code?: string }): CardFailure {
  const known: Readonly<Record<string, CardFailure>> = {
    insufficient_funds: 'insufficient_funds',
    expired_card: 'expired_card',
    incorrect_cvc: 'incorrect_cvc',
    invalid_cvc: 'incorrect_cvc',
    authentication_required: 'authentication_failed',
    payment_intent_authentication_failure: 'authentication_failed',
    card_declined: 'card_declined',
  };
  return known[error.decline_code ?? ''] ?? known[error.code ?? ''] ?? 'card_error';
}
