import { money, toChargeableCents } from '../../../domain/money.ts';
import { refundReadAgainAt } from '../../../domain/policies/refund-watch.ts';
import { toDate } from '../../db/instant.ts';
import type { CardRefund, RefundOutcome } from '../../providers/payments/port.ts';
import { queuedFor } from '../record/queued-for.ts';
import type { BookingWork } from '../record/work.ts';
import { isKeyForgotten } from './ask-provider.ts';
import { endPayment, type Payment, paymentsOf } from './payments.ts';
import { takeUpFailedRefund } from './take-up-failed-refund.ts';

/**
 * Carries out the refunds and releases that stand in the ledger as pending. Each is safe to repeat;
 * what cannot be reached now is tried again by the sweep.
 */
export async function settlePayments(work: BookingWork, bookingId: string): Promise<void> {
  const payments = await paymentsOf(work.database.kysely, bookingId);
  for (const payment of payments.filter(({ status }) => status === 'pending')) {
    const parent = payments.find(({ id }) => id === payment.parent_id);
    if (!parent?.provider_ref) continue; // a charge or hold is finished by whoever asked for it
    if (payment.kind === 'refund' && isDue(payment, work.clock.now()))
      await settleRefund(work, payment, parent.provider_ref);
    if (payment.kind === 'deposit-release') await settleRelease(work, payment, parent.provider_ref);
  }
}

/** A refund that was refused is not asked for again before its time. */
export function isDue({ check_again_at }: Payment, now: Temporal.Instant): boolean {
  return check_again_at === null || check_again_at <= toDate(now.add(queuedFor));
}

async function settleRelease(work: BookingWork, payment: Payment, holdRef: string): Promise<void> {
  const account = work.paymentProvider.account(payment.account);
  await account.release(holdRef, payment.idempotency_key);
  await endPayment(
    work.database.kysely,
    payment.id,
    { status: 'succeeded', ref: holdRef },
    work.clock.now(),
  );
}

async function settleRefund(
  work: BookingWork,
  payment: Payment,
  paymentRef: string,
): Promise<void> {
  const outcome = await askForRefund(work, payment, paymentRef);
  if (outcome.status === 'failed') return takeUpFailedRefund(work, payment, outcome);
  const now = work.clock.now();
  // The ledger calls it given once the provider has taken it; it is read again until it is certain.
  const checkAgainAt = refundReadAgainAt({ status: outcome.status, takenAt: now }, now);
  const end = { status: 'succeeded', ref: outcome.ref, checkAgainAt } as const;
  await endPayment(work.database.kysely, payment.id, end, now);
}

async function askForRefund(
  { paymentProvider, clock }: BookingWork,
  payment: Payment,
  paymentRef: string,
): Promise<RefundOutcome> {
  const cents = toChargeableCents(money(payment.amount, payment.currency));
  const refund: CardRefund = { paymentRef, cents, paymentId: payment.id };
  const account = paymentProvider.account(payment.account);
  const earlier = isKeyForgotten(payment, clock.now()) ? await account.findRefund(refund) : null;
  return earlier ?? account.refund(refund, payment.idempotency_key);
}
