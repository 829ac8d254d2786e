import type { Booking } from '../../../contract/bookings.ts';
import { isToldWho, type JobKind } from '../../../domain/jobs/job.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';

/** Who comes, as far as the renter is told: on the day, or once they have set out, by first name. */
export async function drivenBy(
  db: Queries,
  booking: BookingRow,
  timeZone: string,
  now: Temporal.Instant,
  ways: Booking['onTheWay'],
): Promise<Booking['drivenBy']> {
  const rows = await db
    .selectFrom('job_drivers')
    .innerJoin('staff', 'staff.id', 'job_drivers.driver_id')
    .select(['kind', 'name'])
    .where('booking_id', '=', booking.id)
    .execute();
  const who = (kind: JobKind, at: Date, { setOutAt }: Booking['onTheWay']['delivery']) => {
    const row = rows.find((one) => one.kind === kind);
    const isTold = setOutAt !== null || isToldWho(toInstant(at), now, timeZone);
    return row && isTold ? firstNameOf(row.name) : null;
  };
  return {
    delivery: who('deliver', booking.starts_at, ways.delivery),
    return: who('collect', booking.ends_at, ways.return),
  };
}
