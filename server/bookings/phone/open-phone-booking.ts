import type { OpenedPhoneBooking } from '../../../contract/phone-bookings.ts';
import { isOpenLink } from '../../../domain/policies/phone-booking.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { notFound } from '../../errors.ts';
import { stateOf } from './phone-booking-row.ts';

/** What was agreed on the phone, for whom it is; the desk sees that they have opened it. */
export async function openPhoneBooking(
  tx: Queries,
  id: string,
  userId: string,
  now: Temporal.Instant,
): Promise<OpenedPhoneBooking> {
  const row = await tx
    .selectFrom('phone_bookings')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('This link');
  if (row.opened_at === null) {
    await tx
      .updateTable('phone_bookings')
      .set({ opened_at: toDate(now) })
      .where('id', '=', id)
      .execute();
  }
  const car = await tx
    .selectFrom('cars')
    .select(['id', 'brand', 'model'])
    .where('id', '=', row.car_id)
    .executeTakeFirstOrThrow();
  const state = await stateOf(tx, row, now);
  const isBooked = state === 'paying' || state === 'paid';
  return {
    state: isBooked ? 'booked' : isOpenLink(state) ? 'open' : 'over',
    draft: { car, cityId: row.city_id, trip: row.trip },
    heldUntil: row.held_until.toISOString(),
    bookingId: isBooked ? row.booking_id : null,
  };
}
