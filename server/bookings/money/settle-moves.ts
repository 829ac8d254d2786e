import { money, toChargeableCents } from '../../../domain/money.ts';
import { refundReadAgainAt } from '../../../domain/policies/refund-watch.ts';
import type { CardRefund, RefundOutcome } from '../../providers/payments/port.ts';
import type { BookingWork } from '../record/work.ts';
import { isKeyForgotten } from './ask-provider.ts';
import { endMove, type Move, movesOf } from './money-moves.ts';
import { takeUpFailedRefund } from './take-up-failed-refund.ts';

/**
 * Carries out the refunds and releases that stand in the ledger as pending. Each is safe to repeat;
 * what cannot be reached now is tried again by the sweep.
 */
export async function settleMoves(work: BookingWork, bookingId: string): Promise<void> {
  const moves = await movesOf(work.database.kysely, bookingId);
  for (const move of moves.filter(({ status }) => status === 'pending')) {
    const parent = moves.find(({ id }) => id === move.parent_id);
    if (!parent?.provider_ref) continue; // a charge or hold is finished by whoever asked for it
    if (move.kind === 'refund') await settleRefund(work, move, parent.provider_ref);
    if (move.kind === 'deposit-release') await settleRelease(work, move, parent.provider_ref);
  }
}

async function settleRelease(work: BookingWork, move: Move, holdRef: string): Promise<void> {
  await work.payments.release(holdRef, move.idempotency_key);
  await endMove(
    work.database.kysely,
    move.id,
    { status: 'succeeded', ref: holdRef },
    work.clock.now(),
  );
}

async function settleRefund(work: BookingWork, move: Move, paymentRef: string): Promise<void> {
  const outcome = await askForRefund(work, move, paymentRef);
  if (outcome.status === 'failed') return takeUpFailedRefund(work, move, outcome);
  const now = work.clock.now();
  // The ledger calls it given once the provider has taken it; it is read again until it is certain.
  const lookAgainAt = refundReadAgainAt({ status: outcome.status, takenAt: now }, now);
  const end = { status: 'succeeded', ref: outcome.ref, lookAgainAt } as const;
  await endMove(work.database.kysely, move.id, end, now);
}

async function askForRefund(
  { payments, clock }: BookingWork,
  move: Move,
  paymentRef: string,
): Promise<RefundOutcome> {
  const cents = toChargeableCents(money(move.amount, move.currency));
  const refund: CardRefund = { paymentRef, cents, paymentId: move.id };
  const earlier = isKeyForgotten(move, clock.now()) ? await payments.findRefund(refund) : null;
  return earlier ?? payments.refund(refund, move.idempotency_key);
}
