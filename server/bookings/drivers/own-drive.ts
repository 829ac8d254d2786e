import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { oneAtATime } from '../record/one-at-a-time.ts';
import { type Driver, driversOf } from './drivers-of.ts';

export interface OwnDrive {
  readonly booking: BookingRow;
  readonly driver: Driver;
}

/**
 * A drive of this person, with its booking locked: one they have accepted, or an invitation to the address
 * that they have confirmed. To everybody else it does not exist.
 */
export async function lockOwnDrive(
  tx: Queries,
  driveId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<OwnDrive> {
  await oneAtATime(tx, userId); // the person before the booking, as whoever verifies them does
  const own = await drivesOf(tx, userId)
    .where('booking_drivers.id', '=', driveId)
    .executeTakeFirst();
  if (!own) throw notFound('This invitation');
  const booking = await lockBooking(tx, own.booking_id);
  const driver = (await driversOf(tx, booking, now)).find(({ id }) => id === driveId);
  if (!driver) throw notFound('This invitation');
  return { booking, driver };
}

/** What somebody drives on, and what they are invited to under the address they have confirmed. */
export const drivesOf = (db: Queries, userId: string) =>
  db
    .selectFrom('booking_drivers')
    .innerJoin('bookings', 'bookings.id', 'booking_drivers.booking_id')
    .innerJoin('users as person', (join) => join.on('person.id', '=', userId))
    .select(['booking_drivers.id', 'booking_drivers.booking_id'])
    .where('removed_at', 'is', null)
    .where('left_at', 'is', null)
    .where('bookings.status', '<>', 'pending')
    .where(({ and, or, eb, ref }) =>
      or([
        eb('booking_drivers.user_id', '=', userId),
        and([
          eb('booking_drivers.user_id', 'is', null),
          eb('booking_drivers.email', '=', ref('person.email')),
          eb('person.email_verified', '=', true),
        ]),
      ]),
    );
