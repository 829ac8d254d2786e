import { sql } from 'kysely';
import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import { fleetBooking } from '../../bookings/record/bookings-during.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';

/** The bookings that still take a car's time or have the car, however late it is, the next one first. */
export async function bookingsOfCar(
  db: Queries,
  carId: string,
  now: Temporal.Instant,
): Promise<FleetBooking[]> {
  const rows = await db
    .selectFrom('occupancies')
    .innerJoin('bookings', 'bookings.id', 'occupancies.booking_id')
    .select(['bookings.id', 'reference', 'starts_at', 'ends_at'])
    .where('occupancies.car_id', '=', carId)
    .where(({ eb, or }) =>
      or([sql<boolean>`upper(during) > ${toDate(now)}`, eb('bookings.status', '=', 'active')]),
    )
    .orderBy('starts_at')
    .execute();
  return rows.map(fleetBooking);
}

/** The bookings whose renters are asked about a car that is reserved for their answer. */
export async function bookingsAskedAbout(db: Queries, carId: string): Promise<FleetBooking[]> {
  const rows = await db
    .selectFrom('occupancies')
    .innerJoin('car_offers', 'car_offers.id', 'occupancies.offer_id')
    .innerJoin('bookings', 'bookings.id', 'car_offers.booking_id')
    .select(['bookings.id', 'reference', 'starts_at', 'ends_at'])
    .where('occupancies.car_id', '=', carId)
    .orderBy('starts_at')
    .execute();
  return rows.map(fleetBooking);
}
