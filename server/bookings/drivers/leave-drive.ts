import { mayChangeDrivers } from '../../../domain/policies/modification.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { BookingWork } from '../record/work.ts';
import { lockOwnDrive } from './own-drive.ts';

/** An invitation declined, or a driver who changes their mind. The renter decides about the price. */
export async function leaveDrive(
  tx: Queries,
  { clock, jobs }: Pick<BookingWork, 'clock' | 'jobs'>,
  driveId: string,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const { booking } = await lockOwnDrive(tx, driveId, userId, now);
  const { status, starts_at } = booking;
  if (!mayChangeDrivers({ status, startsAt: toInstant(starts_at) }, now).ok) {
    throw new Refusal('too_late_to_change', 'The trip has begun.');
  }
  await tx
    .updateTable('booking_drivers')
    .set({ left_at: toDate(now) })
    .where('id', '=', driveId)
    .execute();
  await showAtOnce(tx, booking, now);
  await jobs.enqueue(tx, 'bookings', { bookingId: booking.id });
}
