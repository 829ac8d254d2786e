import {
  type BookingStatus,
  isPastHolding,
  releasesCar,
} from '../../../domain/booking-lifecycle.ts';
import { lastOutcome } from '../money/ask-provider.ts';
import { finishHold } from '../money/finish-hold.ts';
import { type Payment, paymentsOf } from '../money/payments.ts';
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
  for (const payment of await paymentsOf(db, bookingId)) {
    if (!isLeftToUs(payment, status)) continue;
    if (payment.kind !== 'charge' && payment.kind !== 'deposit-hold') continue;
    const outcome = await lastOutcome(work, payment);
    if (!outcome) continue; // looked up again in a minute
    if (payment.kind === 'charge') await finishCharge(work, payment, outcome);
    else await finishHold(work, payment, outcome);
  }
}

/** A payment under way that nobody else will ask about again. */
export function isLeftToUs(payment: Payment, status: BookingStatus): boolean {
  if (payment.status !== 'pending') return false;
  switch (payment.kind) {
    case 'charge':
      return releasesCar(status);
    case 'deposit-hold':
      return isPastHolding(status);
    default:
      return true;
  }
}
