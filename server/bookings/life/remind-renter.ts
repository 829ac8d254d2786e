import type { Queries } from '../../db/connect.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { deliveryOf, notifyRenter } from '../record/notify-renter.ts';
import type { BookingWork } from '../record/work.ts';

/** Once for each delivery; whoever is no longer verified is asked to be, before the handover. */
export async function remindRenter(
  work: BookingWork,
  tx: Queries,
  booking: BookingRow,
): Promise<void> {
  const renter = await tx
    .selectFrom('users')
    .select(['licence_verified', 'identity_verified'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  const isVerified = renter.licence_verified && renter.identity_verified;
  const verifyUrl = isVerified ? '' : `${work.siteUrl}/profile`;
  await notifyRenter(tx, work, booking, 'delivery-tomorrow', { verifyUrl }, deliveryOf(booking));
}
