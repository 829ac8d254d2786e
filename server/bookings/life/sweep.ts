import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { toDate } from '../../db/instant.ts';
import { endLapsedHolds } from '../record/occupy.ts';
import { queuedFor } from '../record/queued-for.ts';
import type { BookingWork } from '../record/work.ts';

const BATCH = 500;
const REQUEST_STALE_SECONDS = 60;

/** Finds what has become due and queues it; run every minute and when the clock is moved. */
export async function sweepBookings(work: BookingWork): Promise<void> {
  const db = work.database.kysely;
  const now = work.clock.now();
  await db.transaction().execute((tx) => endLapsedHolds(tx, now));
  await queueDueBookings(work, now);
  await queueDueRefunds(work, now);
  await queueStaleRequests(work, now);
}

/**
 * What is queued counts as looked at for a while, so that the next sweep does not queue it again:
 * while a provider is away, the queue does not fill up with the same bookings.
 */
async function queueDueBookings(work: BookingWork, now: Temporal.Instant): Promise<void> {
  const later = toDate(now.add(queuedFor));
  await work.database.kysely.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('bookings')
      .select('id')
      .where('next_step_at', '<=', toDate(now))
      .orderBy('next_step_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) {
      await tx.updateTable('bookings').set({ next_step_at: later }).where('id', '=', id).execute();
      await work.jobs.enqueue(tx, 'bookings', { bookingId: id });
    }
    if (due.length === BATCH) await work.jobs.enqueue(tx, 'sweep', {});
  });
}

/** Refunds that were taken and are due to be read again; queued once, like the bookings. */
async function queueDueRefunds(work: BookingWork, now: Temporal.Instant): Promise<void> {
  const later = toDate(now.add(queuedFor));
  await work.database.kysely.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('payments')
      .select(['id', 'booking_id'])
      .where('check_again_at', '<=', toDate(now))
      .orderBy('check_again_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, booking_id } of due) {
      await tx
        .updateTable('payments')
        .set({ check_again_at: later })
        .where('id', '=', id)
        .execute();
      await work.jobs.enqueue(tx, 'bookings', { bookingId: booking_id });
    }
  });
}

/**
 * A request whose every attempt failed (the provider was away) is not lost: it is tried again. So is
 * a change, a deposit or a company's payment whose renter never answered their bank: carried out once more, it
 * comes to nothing. What
 * was queued goes to the end of the row, so that requests that keep failing hold up no others.
 */
async function queueStaleRequests(work: BookingWork, now: Temporal.Instant): Promise<void> {
  const stale = toDate(now.subtract({ seconds: REQUEST_STALE_SECONDS }));
  const abandoned = toDate(now.subtract({ minutes: bookingPolicy.abandonedAfterMinutes }));
  await work.database.kysely.transaction().execute(async (tx) => {
    const requests = await tx
      .selectFrom('requests')
      .select('id')
      .where('status', '=', 'pending')
      .where((eb) =>
        eb.or([
          eb('awaiting', 'is', null).and('updated_at', '<', stale),
          eb('kind', 'in', ['modification', 'deposit', 'claim', 'statementPayment']).and(
            'created_at',
            '<=',
            abandoned,
          ),
        ]),
      )
      .orderBy('updated_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of requests) {
      await tx
        .updateTable('requests')
        .set({ updated_at: toDate(now) })
        .where('id', '=', id)
        .execute();
      await work.jobs.enqueue(tx, 'requests', { requestId: id });
    }
  });
}
