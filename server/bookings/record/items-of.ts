import type { Queries } from '../../db/connect.ts';

export type Item = Awaited<ReturnType<typeof itemsOf>>[number];

/** The lines of a booking's price, as agreed. */
export function itemsOf(db: Queries, bookingId: string) {
  return db
    .selectFrom('booking_items')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
}
