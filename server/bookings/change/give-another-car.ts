import type { StaffActor } from '../../../domain/booking-actor.ts';
import {
  isBetterClass,
  mayHaveAnotherCar,
  type ReplacementReason,
  shortcomings,
} from '../../../domain/policies/another-car.ts';
import { requireCar } from '../../catalogue/require-car.ts';
import { requireDrivable } from '../../catalogue/require-drivable.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { carSnapshot } from '../create/snapshots.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { endLapsedHolds, freeBooking, occupiedBy, occupy } from '../record/occupy.ts';
import { requireNoOpenChange, requirePaid } from '../record/open-change.ts';
import type { BookingWork } from '../record/work.ts';
import { bookedPromise } from './booked-promise.ts';

interface Given {
  readonly carId: string;
  readonly reason: ReplacementReason;
  readonly by: StaffActor;
}

/**
 * Gives a booking another car, of its class or better and at its price: the time of the one is free and that of the
 * other taken at once, or nothing happens. The renter is told what comes, and why. Given once more, it stays.
 */
export async function giveAnotherCar(
  tx: Queries,
  work: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  bookingId: string,
  { carId, reason, by }: Given,
): Promise<BookingRow> {
  const now = work.clock.now();
  const booking = await lockBooking(tx, bookingId);
  if (booking.car_id === carId) return booking;
  await requireReplaceable(tx, booking, now);
  const { car, city } = await requireCar(tx, carId);
  if (city.id !== booking.city_id) throw new Refusal('lesser_car', 'This car is in another city.');
  const trip = { startsAt: toInstant(booking.starts_at), endsAt: toInstant(booking.ends_at) };
  requireDrivable(car, trip, city);
  const promise = await bookedPromise(tx, booking);
  const offered = {
    ...car,
    bodyType: car.body_type,
    propulsionType: car.propulsion_type,
    extras: await extrasOf(tx, carId),
  };
  const lacks = shortcomings(promise, offered);
  if (lacks.length > 0)
    throw new Refusal('lesser_car', `This car falls short of the one booked: ${lacks.join(', ')}.`);

  const during = await occupiedBy(tx, bookingId);
  await endLapsedHolds(tx, now, carId);
  await freeBooking(tx, bookingId);
  await occupy(tx, { carId, cityId: city.id }, during, { kind: 'booking', bookingId });
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
  await writeHistory(tx, { bookingId, from: status, to: status, reason: `car:${id}`, by, now });
  const before = booking.car_snapshot as { readonly brand: string; readonly model: string };
  const told = {
    carBefore: `${before.brand} ${before.model}`,
    reason,
    isBetter: isBetterClass(promise, offered),
  };
  await notifyRenter(tx, work, changed, 'another-car', told, String(id));
  return changed;
}

async function requireReplaceable(
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const verdict = mayHaveAnotherCar(
    { status: booking.status, startsAt: toInstant(booking.starts_at) },
    now,
  );
  if (!verdict.ok) throw new Refusal(verdict.code, 'This booking keeps its car.');
  requirePaid(booking);
  await requireNoOpenChange(tx, booking.id);
}

async function extrasOf(tx: Queries, carId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('car_extras')
    .select('extra_id')
    .where('car_id', '=', carId)
    .execute();
  return rows.map(({ extra_id }) => extra_id);
}
