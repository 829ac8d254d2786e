import { mayChangeDrivers } from '../../../domain/policies/modification.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { notFound, Refusal } from '../../errors.ts';
import { lockBooking, requireOwnBooking } from '../record/booking-row.ts';
import type { NoticeWork } from '../record/work.ts';
import { driversOf } from './drivers-of.ts';
import { notifyDrivers } from './notify-drivers.ts';

/** Sends an invitation once more and gives it its whole time again. Who has accepted needs none. */
export async function resendInvitation(
  tx: Queries,
  work: NoticeWork,
  { bookingId, driverId, userId }: Record<'bookingId' | 'driverId' | 'userId', string>,
): Promise<void> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  const now = work.clock.now();
  const verdict = mayChangeDrivers(
    { status: booking.status, startsAt: toInstant(booking.starts_at) },
    now,
  );
  if (!verdict.ok) throw new Refusal(verdict.code, 'The trip has begun.');
  const driver = (await driversOf(tx, booking, now)).find(({ id }) => id === driverId);
  if (!driver) throw notFound('This driver');
  if (driver.userId !== null || driver.state === 'left') return;
  await tx
    .updateTable('booking_drivers')
    .set({ invited_at: toDate(now) })
    .where('id', '=', driverId)
    .execute();
  await notifyDrivers(tx, work, booking);
}
