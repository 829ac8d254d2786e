import { refundReadAgainAt } from '../../../domain/policies/refund-watch.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { queuedFor } from '../record/queued-for.ts';
import type { BookingWork } from '../record/work.ts';
import { type Move, movesOf } from './money-moves.ts';
import { takeUpFailedRefund } from './take-up-failed-refund.ts';

/** Reads the refunds of a booking again that are due for it: one may have failed since it was taken. */
export async function readRefundsAgain(work: BookingWork, bookingId: string): Promise<void> {
  // The sweep has dated it ahead by as much as it waits in the queue.
  const due = toDate(work.clock.now().add(queuedFor));
  for (const move of await movesOf(work.database.kysely, bookingId)) {
    if (move.look_again_at && move.look_again_at <= due) await readAgain(work, move);
  }
}

async function readAgain(work: BookingWork, move: Move): Promise<void> {
  const outcome = await work.payments.readRefund(move.provider_ref ?? '');
  if (outcome.status === 'failed') return takeUpFailedRefund(work, move, outcome);
  const takenAt = toInstant(move.updated_at);
  const next = refundReadAgainAt({ status: outcome.status, takenAt }, work.clock.now());
  await work.database.kysely
    .updateTable('payments')
    .set({ look_again_at: next ? toDate(next) : null })
    .where('id', '=', move.id)
    .where('status', '=', 'succeeded')
    .execute();
}
