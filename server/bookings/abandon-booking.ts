import { endRequest } from '../requests/carry-out-request.ts';
import { askProvider } from './ask-provider.ts';
import { bookingOf, lockBooking } from './booking-row.ts';
import { finishCharge } from './carry-out-booking.ts';
import { endUntaken, everythingPaid } from './give-back.ts';
import { movesOf } from './money-moves.ts';
import type { BookingWork } from './work.ts';

/**
 * A booking that nobody finished (the renter never answered their bank) is ended, and the car is
 * free again. A payment that went through meanwhile is found out first and counts.
 */
export async function abandonBooking(work: BookingWork, bookingId: string): Promise<void> {
  const db = work.database.kysely;
  const charge = (await movesOf(db, bookingId)).find(({ kind }) => kind === 'charge');
  if (charge?.status === 'pending') {
    const before = await askProvider(work, charge);
    if (before.status === 'waiting')
      await work.payments.release(before.ref, `release:${charge.id}`);
    const outcome = before.status === 'waiting' ? await askProvider(work, charge) : before;
    await finishCharge(
      work,
      charge,
      outcome.status === 'waiting' ? { ...outcome, status: 'released' } : outcome,
    );
  }
  const now = work.clock.now();
  await db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking.status !== 'pending') return;
    const back = await everythingPaid(tx, booking);
    await endUntaken(tx, booking, { to: 'payment-failed', reason: 'abandoned', back }, now);
  });
  const { status } = await bookingOf(db, bookingId);
  const requests = await db
    .selectFrom('requests')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'booking')
    .where('status', '=', 'pending')
    .execute();
  for (const { id } of requests) {
    if (status === 'payment-failed') {
      await endRequest({ db, clock: work.clock }, id, {
        status: 'failure',
        errorCode: 'authentication_failed',
      });
    } else await work.jobs.enqueue(db, 'requests', { requestId: id });
  }
}
