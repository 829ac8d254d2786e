import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { BookingWork } from '../record/work.ts';
import { lockOwnDrive } from './own-drive.ts';

/** Accepted once is accepted: a repetition changes nothing. */
export async function acceptDrive(
  tx: Queries,
  { clock, jobs }: Pick<BookingWork, 'clock' | 'jobs'>,
  driveId: string,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const { booking, driver } = await lockOwnDrive(tx, driveId, userId, now);
  if (driver.userId === userId) return;
  if (driver.state !== 'invited') {
    throw new Refusal('invitation_ended', 'This invitation is over.');
  }
  await tx
    .updateTable('booking_drivers')
    .set({ user_id: userId, accepted_at: toDate(now) })
    .where('id', '=', driveId)
    .execute();
  await showAtOnce(tx, booking, now);
  await jobs.enqueue(tx, 'bookings', { bookingId: booking.id });
}
