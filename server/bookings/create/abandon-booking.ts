import { endRequest } from '../../requests/carry-out-request.ts';
import { authoriseDeposit } from '../money/authorise-deposit.ts';
import { endUntaken, everythingPaid } from '../money/give-back.ts';
import { paymentsOf, succeeded } from '../money/payments.ts';
import { bookingOf, lockBooking } from '../record/booking-row.ts';
import type { BookingWork } from '../record/work.ts';
import { finishCharge } from './carry-out-booking.ts';
import { lastOutcome } from './finish-attempts.ts';

/**
 * A booking that nobody finished (the renter never answered their bank) is ended, and the car is
 * free again. A payment that went through meanwhile is found out first and counts: then only the
 * deposit is missing, and it is tried again without the renter like any other.
 */
export async function abandonBooking(work: BookingWork, bookingId: string): Promise<void> {
  const db = work.database.kysely;
  const charge = (await paymentsOf(db, bookingId)).find(({ kind }) => kind === 'charge');
  if (charge?.status === 'pending') {
    await finishCharge(work, charge, await lastOutcome(work, charge));
  }
  const isPaid = succeeded(await paymentsOf(db, bookingId), 'charge').length > 0;
  if (isPaid && (await bookingOf(db, bookingId)).status === 'pending') {
    await authoriseDeposit(work, bookingId, { isRenterPresent: false });
  }
  await endUnpaid(work, bookingId);
  await endRequests(work, bookingId);
}

async function endUnpaid(work: BookingWork, bookingId: string): Promise<void> {
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking.status !== 'pending') return;
    const back = await everythingPaid(tx, booking);
    const end = { to: 'payment-failed', reason: 'abandoned', back } as const;
    await endUntaken(tx, booking, end, work.clock.now());
  });
}

async function endRequests(work: BookingWork, bookingId: string): Promise<void> {
  const db = work.database.kysely;
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
