import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type CarPromise, likestFirst } from '../../../domain/policies/another-car.ts';
import { freeCars } from '../../catalogue/free-cars.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { findOccupied } from '../record/occupy.ts';
import { bookedPromise } from './booked-promise.ts';

export interface OtherCar extends CarPromise {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly plate: string | null;
}

/** The free cars that a booking can be given instead of its own, the likest first. */
export async function otherCars(db: Queries, booking: BookingRow): Promise<OtherCar[]> {
  const during = await findOccupied(db, booking.id);
  if (!during) return [];
  const { time_zone: timeZone } = await requireCity(db, booking.city_id);
  const free = await freeCars(db, {
    cityId: booking.city_id,
    during,
    lastDay: toInstant(booking.ends_at).toZonedDateTimeISO(timeZone).toPlainDate(),
    ownHoldId: null,
    filters: {},
  })
    .select((cars) => [
      'cars.id',
      'brand',
      'model',
      'plate',
      'category',
      'body_type as bodyType',
      'propulsion_type as propulsionType',
      'transmission',
      'seats',
      'luggages',
      jsonArrayFrom(
        cars.selectFrom('car_extras').whereRef('car_id', '=', 'cars.id').select('extra_id'),
      ).as('extras'),
    ])
    .execute();
  const candidates = free.map((car) => ({
    ...car,
    extras: car.extras.map(({ extra_id }) => extra_id),
  }));
  return likestFirst(await bookedPromise(db, booking), candidates);
}
