import { isBetterClass, shortcomings } from '../../../domain/policies/another-car.ts';
import { endangers } from '../../../domain/repairs/trouble.ts';
import { requireAnyCar } from '../../catalogue/require-car.ts';
import { requireDrivable } from '../../catalogue/require-drivable.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { carUnavailable, Refusal } from '../../errors.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { awayCars } from './away-cars.ts';
import { bookedPromise } from './booked-promise.ts';

/**
 * A car of the booking's city, on offer and there when it is wanted, that falls short of the one booked in nothing.
 * Whether it is free is not asked here.
 */
export async function requireFitting(
  tx: Queries,
  booking: BookingRow,
  carId: string,
  now: Temporal.Instant,
) {
  const { car, city } = await requireAnyCar(tx, carId);
  if (city.id !== booking.city_id) throw new Refusal('lesser_car', 'This car is in another city.');
  const trip = { startsAt: toInstant(booking.starts_at), endsAt: toInstant(booking.ends_at) };
  const away = (await awayCars(tx, city.id, now)).get(carId);
  if (!car.enabled || (away && endangers(away, trip))) throw carUnavailable();
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

/** The same, where a car that does not fit is passed over. */
export async function findFitting(...asked: Parameters<typeof requireFitting>) {
  try {
    return await requireFitting(...asked);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function extrasOf(tx: Queries, carId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('car_extras')
    .select('extra_id')
    .where('car_id', '=', carId)
    .execute();
  return rows.map(({ extra_id }) => extra_id);
}
