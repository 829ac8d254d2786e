import type { Permission } from '../../../domain/permissions.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** The booking, for whoever may do this with the bookings of its city. */
export async function permittedBooking(
  db: Queries,
  caller: StaffCaller,
  permission: Permission,
  id: string,
): Promise<BookingRow> {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!booking) throw notFound('This booking');
  requirePermission(caller, permission, booking.city_id);
  return booking;
}
