import type { BookingRow } from '../bookings/record/booking-row.ts';
import type { Queries } from '../db/connect.ts';

/** The booking made last. By its first line of history: the clock may have been moved back since. */
export function newestBooking(db: Queries): Promise<BookingRow | undefined> {
  return db
    .selectFrom('bookings')
    .innerJoin('booking_history', 'booking_history.booking_id', 'bookings.id')
    .selectAll('bookings')
    .where('from_status', 'is', null)
    .orderBy('booking_history.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
