import {
  isBetterClass,
  mayHaveAnotherCar,
  shortcomings,
} from '../../../domain/policies/another-car.ts';
import { requireCar } from '../../catalogue/require-car.ts';
import { requireDrivable } from '../../catalogue/require-drivable.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { requirePaid } from '../record/open-change.ts';
import { bookedPromise } from './booked-promise.ts';

/** Whether the booking can still be given another car. */
export function requireReplaceable(booking: BookingRow, now: Temporal.Instant): void {
  const verdict = mayHaveAnotherCar(
    { status: booking.status, startsAt: toInstant(booking.starts_at) },
    now,
  );
  if (!verdict.ok) throw new Refusal(verdict.code, 'This booking keeps its car.');
  requirePaid(booking);
}

/** A car of the booking's city that falls short of the one booked in nothing. Whether it is free is not asked here. */
export async function requireFitting(tx: Queries, booking: BookingRow, carId: string) {
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
  return { car, isBetter: isBetterClass(promise, offered) };
}

async function extrasOf(tx: Queries, carId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('car_extras')
    .select('extra_id')
    .where('car_id', '=', carId)
    .execute();
  return rows.map(({ extra_id }) => extra_id);
}
