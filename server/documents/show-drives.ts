import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

/** Whose trip somebody is to drive on sees what became of their documents, and is told of it. */
export async function showDrives(
  tx: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ updated_at: toDate(now), next_step_at: toDate(now) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('booking_drivers')
        .select('booking_id')
        .where('user_id', '=', userId)
        .where('removed_at', 'is', null)
        .where('left_at', 'is', null)
        .where('was_cleared', 'is', null),
    )
    .execute();
}
