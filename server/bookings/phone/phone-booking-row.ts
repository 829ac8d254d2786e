import { type Selectable, sql } from 'kysely';
import {
  type PhoneBookingState,
  phoneBookingState,
} from '../../../domain/policies/phone-booking.ts';
import type { Trip } from '../../../domain/trip.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import type { RentalTables } from '../../db/schema/rental.ts';
import { bookingOf } from '../record/booking-row.ts';

export type PhoneBookingRow = Selectable<RentalTables['phone_bookings']>;

interface Wanted {
  readonly userId: string;
  readonly carId: string;
  readonly trip: Trip;
}

/** How a link stands now. */
export async function stateOf(
  db: Queries,
  row: PhoneBookingRow,
  now: Temporal.Instant,
): Promise<PhoneBookingState> {
  const booking = row.booking_id === null ? null : await bookingOf(db, row.booking_id);
  const facts = {
    heldUntil: toInstant(row.held_until),
    isOpened: row.opened_at !== null,
    isTakenBack: row.taken_back_at !== null,
    status: booking?.status ?? null,
  };
  return phoneBookingState(facts, now);
}

/** Until when the desk has promised a renter this car for this trip; null: it has not. */
export async function promisedOnPhone(
  db: Queries,
  { userId, carId, trip }: Wanted,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const promised = await db
    .selectFrom('phone_bookings')
    .select('held_until')
    .where('user_id', '=', userId)
    .where('held_until', '>', toDate(now))
    .where('car_id', '=', carId)
    .where('starts_at', '=', toDate(trip.startsAt))
    .where('ends_at', '=', toDate(trip.endsAt))
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return promised ? toInstant(promised.held_until) : null;
}

/** What was put together on the phone has become this booking. */
export async function joinPhoneBooking(
  tx: Queries,
  { userId, carId, trip }: Wanted,
  bookingId: string,
): Promise<void> {
  const joined = await tx
    .updateTable('phone_bookings')
    .set({ booking_id: bookingId })
    .where('user_id', '=', userId)
    .where('car_id', '=', carId)
    .where('starts_at', '=', toDate(trip.startsAt))
    .where('ends_at', '=', toDate(trip.endsAt))
    .where('taken_back_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of joined) await giveLinksTo(tx, { id, userId }, bookingId);
}

/** The links to pay that were sent before there was a booking. */
async function giveLinksTo(
  tx: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
  bookingId: string,
): Promise<void> {
  await tx
    .updateTable('outgoing_mail')
    .set({ booking_id: bookingId })
    // Theirs are found by an index; of everybody's the whole table would be read.
    .where('user_id', '=', userId)
    .where('template', '=', 'phone-booking')
    .where(sql<string>`data->>'phoneBookingId'`, '=', id)
    .execute();
}
