import {
  type BookingStatus,
  isPastHolding,
  releasesCar,
} from '../../../domain/booking-lifecycle.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import { askProvider } from '../money/ask-provider.ts';
import { finishHold } from '../money/authorise-deposit.ts';
import { type Move, movesOf } from '../money/money-moves.ts';
import { bookingOf } from '../record/booking-row.ts';
import type { BookingWork } from '../record/work.ts';
import { finishCharge } from './carry-out-booking.ts';

/**
 * Charges and holds that were under way when their booking came to nothing, or to its end: whoever
 * asked for them may have died, so how they ended is found out here, and what was taken is given back.
 */
export async function finishAttempts(work: BookingWork, bookingId: string): Promise<void> {
  const db = work.database.kysely;
  const { status } = await bookingOf(db, bookingId);
  for (const move of await movesOf(db, bookingId)) {
    if (!isLeftToUs(move, status)) continue;
    if (move.kind === 'charge') await finishCharge(work, move, await lastOutcome(work, move));
    if (move.kind === 'deposit-hold') await finishHold(work, move, await lastOutcome(work, move));
  }
}

/** A move under way that nobody else will ask about again. */
export function isLeftToUs(move: Move, status: BookingStatus): boolean {
  if (move.status !== 'pending') return false;
  switch (move.kind) {
    case 'charge':
      return releasesCar(status);
    case 'deposit-hold':
      return isPastHolding(status);
    default:
      return true;
  }
}

/** A payment that still waits for its renter is ended: nobody wants it any more. */
export async function lastOutcome(work: BookingWork, move: Move): Promise<PaymentOutcome> {
  const outcome = await askProvider(work, move);
  if (outcome.status !== 'waiting') return outcome;
  await work.payments.release(outcome.ref, `release:${move.id}`);
  return work.payments.readPayment(outcome.ref);
}
