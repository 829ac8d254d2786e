import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { endRequest } from '../../requests/carry-out-request.ts';
import type { BookingRow } from './booking-row.ts';
import { freeChange } from './occupy.ts';

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

export const changeInProgress = () =>
  new Refusal('change_in_progress', 'A change of this booking is still being carried out.');

export async function hasOpenChange(db: Queries, bookingId: string): Promise<boolean> {
  return (await openChange(db, bookingId)) !== undefined;
}

/**
 * A booking whose car cannot come, or that support ends, ends whatever is under way: a change of this locked
 * booking is not made any more. Its time is free; its charge is found out about, voided or given back once the
 * booking has ended.
 */
export async function dropOpenChange(
  tx: Queries,
  clock: Clock,
  { id }: Pick<BookingRow, 'id'>,
): Promise<void> {
  const open = await openChange(tx, id);
  if (!open) return;
  const ending = { status: 'failure', errorCode: 'booking_not_changeable' } as const;
  await endRequest({ db: tx, clock }, open.id, ending);
  await freeChange(tx, open.id);
}

export const openChange = (db: Queries, bookingId: string) =>
  db
    .selectFrom('requests')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'modification')
    .where('status', '=', 'pending')
    .executeTakeFirst();
