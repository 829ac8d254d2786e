import { releasesCar } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { type Payment, paymentsOf } from './payments.ts';
import { DISPUTED, firstAttemptOf, refusedForGood } from './refund-attempts.ts';

/**
 * What the renter should have on their card and has not: refunds refused for good that nobody has
 * made up for. One that failed before the booking ended was still paid then, so the end gave it back.
 */
export const lostRefunds = async (db: Queries, booking: BookingRow): Promise<Payment[]> =>
  lostAmong(await paymentsOf(db, booking.id), db, booking);

/** The same where the booking's payments have been read. */
export async function lostAmong(
  payments: readonly Payment[],
  db: Queries,
  booking: BookingRow,
): Promise<Payment[]> {
  const refused = refusedForGood(payments);
  if (refused.length === 0) return [];
  const endedAt = releasesCar(booking.status) ? await endOf(db, booking) : undefined;
  const credits = await db
    .selectFrom('credit_entries')
    .select('instead_of')
    .where('booking_id', '=', booking.id)
    .execute();
  return refused
    .filter(({ failure_code }) => failure_code !== DISPUTED)
    .filter(({ updated_at }) => !endedAt || updated_at >= endedAt)
    .filter((one) => !credits.some(({ instead_of }) => instead_of === firstAttemptOf(one)));
}

async function endOf(db: Queries, { id, status }: BookingRow): Promise<Date | undefined> {
  const end = await db
    .selectFrom('booking_history')
    .select('at')
    .where('booking_id', '=', id)
    .where('to_status', '=', status)
    .where('from_status', '<>', status)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return end?.at;
}
