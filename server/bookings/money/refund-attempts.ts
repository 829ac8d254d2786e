import type { Payment } from './payments.ts';

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
