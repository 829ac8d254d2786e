import { sql } from 'kysely';
import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';

/** The bookings that still take a car's time, the next one first. */
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
    .where(sql<boolean>`upper(during) > ${toDate(now)}`)
    .orderBy('starts_at')
    .execute();
  return rows.map(bookingShape);
}

export const bookingShape = (row: {
  readonly id: string;
  readonly reference: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}): FleetBooking => ({
  id: row.id,
  reference: row.reference,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});
