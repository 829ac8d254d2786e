import type { OfferAnswer } from '../../../domain/repairs/offer.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';

/** What the renter is asked at the moment: which car they want instead of the one that cannot come. */
export const openOffer = (db: Queries, bookingId: string) =>
  db
    .selectFrom('car_offers')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();

/** Ends what is asked, if anything is: the car reserved for it is free. */
export async function closeOffer(
  tx: Queries,
  bookingId: string,
  answer: OfferAnswer,
  now: Temporal.Instant,
): Promise<void> {
  const closed = await tx
    .updateTable('car_offers')
    .set({ answer, answered_at: toDate(now) })
    .where('booking_id', '=', bookingId)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (closed) await tx.deleteFrom('occupancies').where('offer_id', '=', closed.id).execute();
}
