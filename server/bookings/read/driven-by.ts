import type { Booking } from '../../../contract/bookings.ts';
import { isToldWho } from '../../../domain/jobs/job.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';

/** Who comes, as far as the renter is told: on the day, by first name. */
export async function drivenBy(
  db: Queries,
  booking: BookingRow,
  timeZone: string,
  now: Temporal.Instant,
): Promise<Booking['drivenBy']> {
  const rows = await db
    .selectFrom('job_drivers')
    .innerJoin('staff', 'staff.id', 'job_drivers.driver_id')
    .select(['kind', 'name'])
    .where('booking_id', '=', booking.id)
    .execute();
  const who = (kind: 'deliver' | 'collect', at: Date) => {
    const row = rows.find((one) => one.kind === kind);
    return row && isToldWho(toInstant(at), now, timeZone) ? firstNameOf(row.name) : null;
  };
  return { delivery: who('deliver', booking.starts_at), return: who('collect', booking.ends_at) };
}
