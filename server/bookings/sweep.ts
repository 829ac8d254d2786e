import { toDate } from '../db/instant.ts';
import { endLapsedHolds } from './occupy.ts';
import type { BookingWork } from './work.ts';

const BATCH = 500;
const REQUEST_STALE_SECONDS = 60;

/** Finds what has become due and queues it; run every minute and when the clock is moved. */
export async function sweepBookings(work: BookingWork): Promise<void> {
  const db = work.database.kysely;
  const now = work.clock.now();
  await db.transaction().execute((tx) => endLapsedHolds(tx, now));
  const due = await db
    .selectFrom('bookings')
    .select('id')
    .where('next_step_at', '<=', toDate(now))
    .orderBy('next_step_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) await work.jobs.enqueue(db, 'bookings', { bookingId: id });
  if (due.length === BATCH) await work.jobs.enqueue(db, 'sweep', {});

  // A request whose every attempt failed (the provider was away) is not lost: it is tried again.
  const stale = await db
    .selectFrom('requests')
    .select('id')
    .where('status', '=', 'pending')
    .where('awaiting', 'is', null)
    .where('updated_at', '<', toDate(now.subtract({ seconds: REQUEST_STALE_SECONDS })))
    .limit(BATCH)
    .execute();
  for (const { id } of stale) await work.jobs.enqueue(db, 'requests', { requestId: id });
}
