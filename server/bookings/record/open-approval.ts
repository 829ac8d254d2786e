import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/connect.ts';
import { endRequest } from '../../requests/carry-out-request.ts';
import type { BookingRow } from './booking-row.ts';

/** The request of a renter who is approving the hold of their deposit. */
export const openApproval = (db: Queries, bookingId: string) =>
  db
    .selectFrom('requests')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'deposit')
    .where('status', '=', 'pending')
    .executeTakeFirst();

/** What was to be approved on the card of before is not wanted any more; its hold is found out about. */
export async function dropOpenApproval(
  tx: Queries,
  clock: Clock,
  { id }: Pick<BookingRow, 'id'>,
): Promise<void> {
  const open = await openApproval(tx, id);
  if (!open) return;
  const ending = { status: 'failure', errorCode: 'nothing_to_approve' } as const;
  await endRequest({ db: tx, clock }, open.id, ending);
}
