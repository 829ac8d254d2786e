import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '../../domain/booking-lifecycle.ts';
import type { JobKind } from '../../domain/jobs/job.ts';
import { handOver, openPhone, type Phone, type Walked } from './handover-phone.ts';
import type { StaffMember } from './operate-as.ts';
import type { Rental } from './rentals/rental.ts';

/** A booking of its own whose ends a driver hands over, each when it is asked for. */
export async function sealedTrip(rental: Rental, trip?: Parameters<Rental['book']>[0]) {
  const { db, app } = rental;
  const driver = await app.operate('driver-one@handover.example');
  const { id: bookingId } = await rental.book(trip);
  const { car_id: carId, reference } = await db
    .selectFrom('bookings')
    .select(['car_id', 'reference'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { now } = app.deps.clock;
  const give = async (kind: JobKind, driverId = driver.id) => {
    await db
      .deleteFrom('job_drivers')
      .where('booking_id', '=', bookingId)
      .where('kind', '=', kind)
      .execute();
    await db
      .insertInto('job_drivers')
      .values({
        booking_id: bookingId,
        kind,
        driver_id: driverId,
        assigned_by: randomUUID(),
        assigned_at: now().toString(),
      })
      .execute();
  };
  const phone = (kind: JobKind, who: StaffMember = driver) =>
    openPhone(who.api, { bookingId, kind }, { carId, now });
  return {
    bookingId,
    carId,
    reference,
    driver,
    give,
    phone,
    /** Step by step, where it does not matter how it came to that. */
    async become(...statuses: BookingStatus[]): Promise<void> {
      for (const status of statuses) {
        await db.updateTable('bookings').set({ status }).where('id', '=', bookingId).execute();
      }
    },
    /** On a good day; answers the phone that did it. */
    async handOver(kind: JobKind, walked: Walked = {}): Promise<Phone> {
      await give(kind);
      const own = phone(kind);
      await handOver(own, walked);
      return own;
    },
  };
}
