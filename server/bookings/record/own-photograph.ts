import type { Sha256 } from '../../../domain/handovers/event.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';

/** Whether a renter has sent this photograph for this booking. */
export async function hasOwnPhotograph(
  db: Queries,
  bookingId: string,
  digest: Sha256,
): Promise<boolean> {
  const sent = await db
    .selectFrom('renter_photographs')
    .select('digest')
    .where('booking_id', '=', bookingId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return sent !== undefined;
}

/** A photograph is named only once it is here, so that nothing stands on a file that never came. */
export async function requireOwnPhotograph(
  db: Queries,
  bookingId: string,
  digest: Sha256 | null,
): Promise<void> {
  if (digest === null || (await hasOwnPhotograph(db, bookingId, digest))) return;
  const problem = { field: 'body.photo', reason: 'was not sent for this booking' };
  throw new Refusal('photo_refused', 'Send the photograph first.', [problem]);
}
