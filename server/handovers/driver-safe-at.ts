import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';

/** When somebody last noted at a booking that the driver who felt unsafe has been reached. */
export async function driverSafeAt(
  db: Queries,
  bookingId: string,
): Promise<Temporal.Instant | null> {
  const note = await db
    .selectFrom('desk_notes')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('driver_is_safe', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return note ? toInstant(note.at) : null;
}
