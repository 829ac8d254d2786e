import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { requireReplaceable } from '../change/require-replaceable.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { requireNoOpenChange } from '../record/open-change.ts';
import { openOffer } from '../record/open-offer.ts';

/** Whether the renter can be asked which other car they want. */
export async function requireAskable(
  db: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  await requireReplaceable(db, booking, now);
  await requireNoOpenChange(db, booking.id);
  if (await openOffer(db, booking.id)) {
    throw new Refusal('offer_open', 'This renter has already been asked.');
  }
}
