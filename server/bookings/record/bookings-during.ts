import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import type { TimeRange } from '../../../domain/availability.ts';
import { rangeOf } from '../../catalogue/car-queries.ts';
import type { Queries } from '../../db/connect.ts';

/** The bookings that have a car's time then, turnaround and all, the first one first. */
export async function bookingsDuring(
  db: Queries,
  carId: string,
  during: TimeRange,
): Promise<FleetBooking[]> {
  const rows = await db
    .selectFrom('occupancies')
    .innerJoin('bookings', 'bookings.id', 'occupancies.booking_id')
    .select(['bookings.id', 'reference', 'starts_at', 'ends_at'])
    .where('occupancies.car_id', '=', carId)
    .where('during', '&&', rangeOf(during))
    .orderBy('starts_at')
    .execute();
  return rows.map(fleetBooking);
}

export const fleetBooking = (row: {
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
