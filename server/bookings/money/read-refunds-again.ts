import { refundReadAgainAt } from '../../../domain/policies/refund-watch.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { queuedFor } from '../record/queued-for.ts';
import type { BookingWork } from '../record/work.ts';
import { type Payment, paymentsOf } from './payments.ts';
import { takeUpFailedRefund } from './take-up-failed-refund.ts';

/** Reads the refunds of a booking again that are due for it: one may have failed since it was taken. */
export async function readRefundsAgain(work: BookingWork, bookingId: string): Promise<void> {
  // The sweep has dated it ahead by as much as it waits in the queue.
  const due = toDate(work.clock.now().add(queuedFor));
  for (const payment of await paymentsOf(work.database.kysely, bookingId)) {
    const isTaken = payment.status === 'succeeded'; // one that is pending is asked for, not read
    if (isTaken && payment.check_again_at && payment.check_again_at <= due)
      await readAgain(work, payment);
  }
}

async function readAgain(work: BookingWork, payment: Payment): Promise<void> {
  const outcome = await work.paymentProvider
    .account(payment.account)
    .readRefund(payment.provider_ref ?? '');
  if (outcome.status === 'failed') return takeUpFailedRefund(work, payment, outcome);
  const takenAt = toInstant(payment.updated_at);
  const next = refundReadAgainAt({ status: outcome.status, takenAt }, work.clock.now());
  await work.database.kysely
    .updateTable('payments')
    .set({ check_again_at: next ? toDate(next) : null })
    .where('id', '=', payment.id)
    .where('status', '=', 'succeeded')
    .execute();
}
