import {
  type BookingStatus,
  isPastHolding,
  releasesCar,
} from '../../../domain/booking-lifecycle.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import { askProvider } from '../money/ask-provider.ts';
import { finishHold } from '../money/authorise-deposit.ts';
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
    if (payment.kind === 'charge')
      await finishCharge(work, payment, await lastOutcome(work, payment));
    if (payment.kind === 'deposit-hold')
      await finishHold(work, payment, await lastOutcome(work, payment));
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

/** A payment that still waits for its renter is ended: nobody wants it any more. */
export async function lastOutcome(work: BookingWork, payment: Payment): Promise<PaymentOutcome> {
  const outcome = await askProvider(work, payment);
  if (outcome.status !== 'waiting') return outcome;
  await work.paymentProvider.release(outcome.ref, `release:${payment.id}`);
  return work.paymentProvider.readPayment(outcome.ref);
}
