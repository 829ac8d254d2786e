import type { BookingActor } from '../../../domain/booking-actor.ts';
import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Delay } from '../../mail/messages/another-car.ts';
import { carSnapshot } from '../create/snapshots.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { carName } from '../record/car-name.ts';
import { writeHistory } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { endLapsedHolds, freeBooking, occupiedBy, occupy } from '../record/occupy.ts';
import { closeOffer } from '../record/open-offer.ts';
import type { BookingWork } from '../record/work.ts';
import { moveOpenChange } from './move-open-change.ts';
import { requireFitting, requireReplaceable } from './require-fitting.ts';

interface Given {
  readonly carId: string;
  readonly reason: ReplacementReason;
  readonly by: BookingActor;
  /** What was due before now is judged by its own time, however long nobody looked. */
  readonly dueAt?: Temporal.Instant;
  /** It also comes later than was agreed. */
  readonly delay?: Delay | undefined;
}

/**
 * Gives a booking another car, of its class or better and at its price: the time of the one is free and that of the
 * other taken at once, or nothing happens. The renter is told what comes, and why. Given once more, it stays.
 */
export async function giveAnotherCar(
  tx: Queries,
  work: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  bookingId: string,
  { carId, reason, by, dueAt, delay }: Given,
): Promise<BookingRow> {
  const now = work.clock.now();
  const booking = await lockBooking(tx, bookingId);
  if (booking.car_id === carId) return booking;
  requireReplaceable(booking, dueAt ?? now);
  const { car, isBetter } = await requireFitting(tx, booking, carId);
  await closeOffer(tx, bookingId, 'withdrawn', now);

  const during = await occupiedBy(tx, bookingId);
  await endLapsedHolds(tx, now, carId);
  await freeBooking(tx, bookingId);
  await occupy(tx, { carId, cityId: booking.city_id }, during, { kind: 'booking', bookingId });
  await moveOpenChange(tx, booking, car);
  const columns = {
    car_id: carId,
    car_snapshot: JSON.stringify(await carSnapshot(tx, car)),
    updated_at: toDate(now),
  };
  const changed = await tx
    .updateTable('bookings')
    .set(columns)
    .where('id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('replaced_cars')
    .values({
      booking_id: bookingId,
      car_before: JSON.stringify(booking.car_snapshot),
      car_id: carId,
      reason,
      at: toDate(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { status } = booking;
  const step = { bookingId, from: status, to: status, kind: 'car', record: String(id) } as const;
  await writeHistory(tx, { ...step, by, now });
  const told = {
    carBefore: carName(booking),
    reason,
    isBetter,
    ...(delay && { delay }),
  };
  await notifyRenter(tx, work, changed, 'another-car', told, String(id));
  return changed;
}
