import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import type { BookingRow } from './booking-row.ts';

/** One thing at a time: while a change is being paid, neither another change nor a cancellation. */
export async function requireNoOpenChange(db: Queries, bookingId: string): Promise<void> {
  if (!(await hasOpenChange(db, bookingId))) return;
  throw changeInProgress();
}

/**
 * The charge of a new booking is under way with the price it has: a change now would be paid for
 * twice, once by itself and once within the new total.
 */
export function requirePaid({ status }: BookingRow): void {
  if (status === 'pending') throw changeInProgress();
}

const changeInProgress = () =>
  new Refusal('change_in_progress', 'A change of this booking is still being carried out.');

export async function hasOpenChange(db: Queries, bookingId: string): Promise<boolean> {
  const open = await db
    .selectFrom('requests')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'modification')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return open !== undefined;
}
