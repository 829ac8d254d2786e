import type { Selectable } from 'kysely';
import type { Queries } from '../../db/connect.ts';
import type { Tables } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';

export type BookingRow = Selectable<Tables['bookings']>;

/** A booking of this renter; to everybody else it does not exist. */
export async function requireOwnBooking(
  db: Queries,
  bookingId: string,
  userId: string,
): Promise<BookingRow> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('This booking');
  return row;
}

export function bookingOf(db: Queries, bookingId: string): Promise<BookingRow> {
  const query = db.selectFrom('bookings').selectAll().where('id', '=', bookingId);
  return query.executeTakeFirstOrThrow();
}

/** Whoever changes a booking holds its row until the change is written: one at a time. */
export function lockBooking(tx: Queries, bookingId: string): Promise<BookingRow> {
  const query = tx.selectFrom('bookings').selectAll().where('id', '=', bookingId).forUpdate();
  return query.executeTakeFirstOrThrow();
}
