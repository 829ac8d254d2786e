import type { Queries } from '../db/connect.ts';

/** What was sent about a booking, to its renter and to whoever drives with them; the oldest first. */
export const mailOfBooking = (db: Queries, bookingId: string) =>
  db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
