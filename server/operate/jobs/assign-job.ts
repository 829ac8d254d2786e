import type { z } from 'zod';
import type { JobAssignment } from '../../../contract/operate/jobs.ts';
import { mayTake } from '../../../domain/jobs/job.ts';
import { jobPolicy } from '../../../domain/policy-constants.ts';
import { type BookingRow, lockBooking } from '../../bookings/record/booking-row.ts';
import type { DayWork } from '../../bookings/record/text-renter.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { notFound, Refusal } from '../../errors.ts';
import { sealWhenWhole } from '../../handovers/seal-when-whole.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { driversIn } from './drivers-in.ts';
import { readJobs } from './read-jobs.ts';

/**
 * Gives a job to a driver who is nowhere else then. The rows of the booking and of the driver are the locks: one driver
 * after the other, and one job after the other. What they had recorded while it was not theirs waited for this.
 */
export async function assignJob(
  tx: Queries,
  work: DayWork,
  { id: bookingId }: Pick<BookingRow, 'id'>,
  { kind, driverId, note }: Omit<z.output<typeof JobAssignment>, 'bookingId'>,
  actor: string,
): Promise<void> {
  const now = work.clock.now();
  const booking = await lockBooking(tx, bookingId);
  const at = toInstant(kind === 'deliver' ? booking.starts_at : booking.ends_at);
  if (driverId !== null) {
    await tx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', driverId)
      .forUpdate()
      .executeTakeFirst();
    const drivers = await driversIn(tx, booking.city_id);
    if (!drivers.some(({ id }) => id === driverId)) {
      throw new Refusal('not_a_driver', 'This person does not drive in this city.');
    }
  }
  const near = { minutes: jobPolicy.apartMinutes };
  const around = { from: at.subtract(near), to: at.add(near) };
  const jobs = await readJobs(tx, booking.city_id, around);
  const job = jobs.find((one) => one.bookingId === bookingId && one.kind === kind);
  if (!job) throw notFound('This job');
  if (job.isDone) throw new Refusal('job_over', 'This car has been handed over already.');
  const own = jobs.filter((one) => driverId !== null && one.driverId === driverId);
  const verdict = mayTake(job, own);
  if (!verdict.ok) throw new Refusal(verdict.code, 'This driver is somewhere else then.');

  const which = tx.deleteFrom('job_drivers').where('booking_id', '=', bookingId);
  await which.where('kind', '=', kind).execute();
  if (driverId !== null) {
    await tx
      .insertInto('job_drivers')
      .values({
        booking_id: bookingId,
        kind,
        driver_id: driverId,
        assigned_by: actor,
        assigned_at: toDate(now),
      })
      .execute();
  }
  // Whoever has the board, the jobs or the trip's page open sees it.
  await tx
    .updateTable('bookings')
    .set({ updated_at: toDate(now) })
    .where('id', '=', bookingId)
    .execute();
  await sealWhenWhole(tx, work, { bookingId, kind });
  await recordAudit(tx, {
    actor,
    action: 'job assign',
    subject: `booking ${booking.reference}`,
    before: { kind, driverId: job.driverId },
    after: { kind, driverId },
    reason: note,
    now,
  });
}
