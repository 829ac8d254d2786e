import type { Database } from '../../../server/db/connect.ts';

/** A delivery in three hours, given to this driver; written straight into the database. */
export async function giveJob({ pool }: Pick<Database, 'pool'>, driver: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE bookings SET starts_at = date_trunc('hour', now()) + interval '3 hours'
      WHERE id = (SELECT id FROM bookings
                   WHERE city_id = 'lisbon' AND status = 'booked' AND starts_at > now()
                   ORDER BY starts_at LIMIT 1)
  RETURNING id`,
  );
  const bookingId = rows[0]?.id;
  if (!bookingId) throw new Error('No booking of the sample data is still ahead');
  await pool.query(
    `INSERT INTO job_drivers (booking_id, kind, driver_id, assigned_by, assigned_at)
     SELECT $1, 'deliver', id, id, now() FROM staff WHERE email = $2
         ON CONFLICT (booking_id, kind) DO UPDATE SET driver_id = excluded.driver_id`,
    [bookingId, driver],
  );
  return bookingId;
}
