import { money } from '../../../domain/money.ts';
import { toDate } from '../../db/instant.ts';
import type { NewPayment, Payment } from './payments.ts';

/** The attempts at one refund all name the first of them. */
export const firstAttemptOf = ({ id, attempt_of }: Payment): string => attempt_of ?? id;

export const attemptsOf = (payments: readonly Payment[], refund: Payment): Payment[] =>
  payments.filter((one) => one.kind === 'refund' && firstAttemptOf(one) === firstAttemptOf(refund));

/** Refunds whose every attempt was refused; oldest first. */
export function refusedForGood(payments: readonly Payment[]): Payment[] {
  const last = new Map<string, Payment>();
  for (const payment of payments)
    if (payment.kind === 'refund') last.set(firstAttemptOf(payment), payment);
  return [...last.values()].filter(({ status }) => status === 'failed');
}

/** Why a refund was refused whose charge the bank has taken: the renter has the money from there. */
export const DISPUTED = 'charge_disputed';

export interface RefusedRefund {
  readonly ref: string | null;
  readonly code: string;
}

/** What its row says from then on. */
export const refusedRefund = ({ ref, code }: RefusedRefund, now: Temporal.Instant) => ({
  status: 'failed' as const,
  ...(ref === null ? {} : { provider_ref: ref }),
  failure_code: code,
  check_again_at: null,
  updated_at: toDate(now),
});

/** The same refund once more, in a row of its own because the provider remembers its "no". */
export const repeatedRefund = (payment: Payment): NewPayment => ({
  bookingId: payment.booking_id,
  kind: 'refund',
  amount: money(payment.amount, payment.currency),
  paymentMethodId: payment.payment_method_id,
  provider: payment.provider,
  key: `after:${payment.id}`,
  parentId: payment.parent_id,
  reason: payment.reason,
  attemptOf: firstAttemptOf(payment),
  claimId: payment.claim_id,
});
