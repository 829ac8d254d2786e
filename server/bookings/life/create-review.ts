import type { z } from 'zod';
import type { ReviewRequest } from '../../../contract/reviews.ts';
import { isReviewable } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { type BookingRow, lockBooking, requireOwnBooking } from '../record/booking-row.ts';

/** A renter may review a trip that took place, once. */
export async function createReview(
  tx: Queries,
  userId: string,
  bookingId: string,
  review: z.output<typeof ReviewRequest>,
  now: Temporal.Instant,
): Promise<Record<string, never>> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  if (!(await mayReview(tx, booking))) {
    throw new Refusal('review_not_possible', 'A completed booking is reviewed once.');
  }
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('reviews')
    .values({
      ...review,
      car_id: booking.car_id,
      booking_id: booking.id,
      user_id: userId,
      user_name: publicName(name),
      created_at: toDate(now),
    })
    .execute();
  return {};
}

export async function mayReview(db: Queries, booking: BookingRow): Promise<boolean> {
  if (!isReviewable(booking.status)) return false;
  const written = await db
    .selectFrom('reviews')
    .select('id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  return written === undefined;
}

/** "Ana Sousa" signs as "Ana S.": a review is public, a full name is not. */
function publicName(name: string): string {
  const [first = name, ...others] = name.split(' ');
  const last = others.at(-1);
  return last ? `${first} ${last[0]}.` : first;
}
