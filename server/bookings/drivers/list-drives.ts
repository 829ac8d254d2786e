import { BookedCar } from '../../../contract/booked-car.ts';
import type { Drive, DriveList } from '../../../contract/drivers.ts';
import { isSettled, releasesCar } from '../../../domain/booking-lifecycle.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { tripCityShape } from '../../catalogue/shapes.ts';
import type { Queries } from '../../db/connect.ts';
import { bookingOf } from '../record/booking-row.ts';
import { driversOf } from './drivers-of.ts';
import { drivesOf } from './own-drive.ts';

/** Trips of others that somebody drives on or is invited to, the next first; without money and doors. */
export async function listDrives(
  db: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<DriveList> {
  const own = await drivesOf(db, userId).orderBy('bookings.starts_at').execute();
  const drives: Drive[] = [];
  for (const { id, booking_id } of own) {
    const drive = await driveOf(db, id, booking_id, now);
    if (drive) drives.push(drive);
  }
  return { drives };
}

async function driveOf(
  db: Queries,
  id: string,
  bookingId: string,
  now: Temporal.Instant,
): Promise<Drive | null> {
  const booking = await bookingOf(db, bookingId);
  const driver = (await driversOf(db, booking, now)).find((one) => one.id === id);
  if (!driver) return null;
  const isCancelled = releasesCar(booking.status);
  // What never became a drive of theirs is of no interest once the trip is over.
  if (driver.userId === null && isSettled(booking.status)) return null;
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  return {
    id,
    renterName: firstNameOf(name),
    car: BookedCar.parse(booking.car_snapshot),
    city: tripCityShape(await requireCity(db, booking.city_id)),
    startsAt: booking.starts_at.toISOString(),
    endsAt: booking.ends_at.toISOString(),
    state: isCancelled ? 'cancelled' : driver.state,
    invitationEndsAt: driver.invitationEndsAt.toString(),
  };
}
