import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { BookingRow } from './booking-row.ts';

/** Whoever has the page open sees it now, and the booking is looked at for what follows. */
export async function showAtOnce(
  tx: Queries,
  { id }: Pick<BookingRow, 'id'>,
  now: Temporal.Instant,
): Promise<void> {
  const seen = { updated_at: toDate(now), next_step_at: toDate(now) };
  await tx.updateTable('bookings').set(seen).where('id', '=', id).execute();
}
