import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { endangeredBookings } from '../repairs/list-repairs.ts';
import { readTrouble } from '../repairs/read-trouble.ts';

/** Nothing is asked twice: who has been offered another car waits in a line of its own. */
export async function endangeredOf(db: Queries, carId: string, now: Temporal.Instant) {
  const trouble = await readTrouble(db, carId, now);
  if (!trouble) return [];
  const rows = await endangeredBookings(db, carId, trouble, now);
  const asked = await db
    .selectFrom('car_offers')
    .innerJoin('bookings', 'bookings.id', 'car_offers.booking_id')
    .select('booking_id')
    .where('bookings.car_id', '=', carId)
    .where('bookings.ends_at', '>', toDate(now))
    .where('answered_at', 'is', null)
    .execute();
  return rows
    .filter(({ id }) => !asked.some(({ booking_id }) => booking_id === id))
    .map((row) => ({ ...row, trouble }));
}
