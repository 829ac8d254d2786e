import { money, toChargeableCents } from '../../domain/money.ts';
import type { RefundOutcome } from '../providers/payments/port.ts';
import { endMove, type Move, movesOf, writeMove } from './money-moves.ts';
import type { BookingWork } from './work.ts';

/** A refund that the provider refuses is asked for anew this often; then a person must look. */
const REFUND_ATTEMPTS = 5;

/**
 * Carries out the refunds and releases that stand in the ledger as pending. Each is safe to repeat;
 * what cannot be reached now is tried again by the sweep.
 */
export async function settleMoves(work: BookingWork, bookingId: string): Promise<void> {
  const moves = await movesOf(work.database.kysely, bookingId);
  for (const move of moves.filter(({ status }) => status === 'pending')) {
    const parent = moves.find(({ id }) => id === move.parent_id);
    if (!parent?.provider_ref) continue; // a charge or hold is finished by whoever asked for it
    if (move.kind === 'refund') await settleRefund(work, move, parent.provider_ref, moves);
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

async function settleRefund(
  work: BookingWork,
  move: Move,
  paymentRef: string,
  moves: readonly Move[],
): Promise<void> {
  const cents = toChargeableCents(money(move.amount, move.currency));
  const outcome = await work.payments.refund({ paymentRef, cents }, move.idempotency_key);
  if (outcome.status === 'failed') return tryAnew(work, move, outcome, moves);
  const end = { status: 'succeeded', ref: outcome.ref } as const;
  await endMove(work.database.kysely, move.id, end, work.clock.now());
}

/** The provider remembers its "no" under the old key, so the next attempt needs a row of its own. */
async function tryAnew(
  work: BookingWork,
  move: Move,
  outcome: RefundOutcome & { status: 'failed' },
  moves: readonly Move[],
): Promise<void> {
  const now = work.clock.now();
  const [key = ''] = move.idempotency_key.split('#');
  const attempts = moves.filter(({ idempotency_key: one }) => one.split('#')[0] === key).length;
  await work.database.kysely.transaction().execute(async (tx) => {
    const end = { status: 'failed', ref: outcome.ref, failureCode: outcome.code } as const;
    const isFirst = await endMove(tx, move.id, end, now);
    if (!isFirst || attempts >= REFUND_ATTEMPTS) return;
    await writeMove(
      tx,
      {
        bookingId: move.booking_id,
        kind: 'refund',
        amount: money(move.amount, move.currency),
        paymentMethodId: move.payment_method_id,
        provider: move.provider,
        key: `${key}#${attempts + 1}`,
        ...(move.parent_id ? { parentId: move.parent_id } : {}),
      },
      now,
    );
  });
  work.log.error(
    { bookingId: move.booking_id, paymentId: move.id, attempts, code: outcome.code },
    attempts >= REFUND_ATTEMPTS ? 'a refund failed for good' : 'a refund failed and is tried anew',
  );
}
