import type { BookingActor } from '../../../domain/booking-actor.ts';
import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import type { requireAnyCar } from '../../catalogue/require-car.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { carSnapshot } from '../create/snapshots.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { endLapsedHolds, freeBooking, occupiedBy, occupy } from '../record/occupy.ts';
import { closeOffer } from '../record/open-offer.ts';
import { moveOpenChange } from './move-open-change.ts';

interface Put {
  readonly reason: ReplacementReason;
  readonly by: BookingActor;
  readonly now: Temporal.Instant;
  /** It is with the renter already. */
  readonly isOut?: boolean;
}

/** A locked booking's time on another car: the one is free and the other taken at once, or nothing happens. */
export async function putOnCar(
  tx: Queries,
  booking: BookingRow,
  car: Awaited<ReturnType<typeof requireAnyCar>>['car'],
  { reason, by, now, isOut = false }: Put,
): Promise<{ readonly changed: BookingRow; readonly id: number }> {
  const { id: bookingId, status } = booking;
  await closeOffer(tx, bookingId, 'withdrawn', now);

  const during = await occupiedBy(tx, bookingId);
  await endLapsedHolds(tx, now, car.id);
  await freeBooking(tx, bookingId);
  const own = { carId: car.id, cityId: booking.city_id };
  await occupy(tx, own, during, { kind: 'booking', bookingId, isOut });
  await moveOpenChange(tx, booking, car);
  const columns = {
    car_id: car.id,
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
      car_id: car.id,
      reason,
      at: toDate(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const step = { bookingId, from: status, to: status, kind: 'car', record: String(id) } as const;
  await writeHistory(tx, { ...step, by, now });
  return { changed, id };
}
