import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Money, money } from '../../../domain/money.ts';
import { type CarPromise, likestFirst } from '../../../domain/policies/another-car.ts';
import { endangers } from '../../../domain/repairs/trouble.ts';
import { rangeOf } from '../../catalogue/car-queries.ts';
import { freeCars } from '../../catalogue/free-cars.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { findOccupied } from '../record/occupy.ts';
import { awayCars } from './away-cars.ts';
import { bookedPromise } from './booked-promise.ts';

export interface OtherCar extends CarPromise {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly plate: string | null;
  readonly pricePerDay: Money;
  readonly freeFrom: Temporal.Instant;
}

/**
 * The free cars that a booking can be given instead of its own, the likest first; none that cannot be had itself then.
 * With a latest delivery, also those that are free by then only; each says from when.
 */
export async function otherCars(
  db: Queries,
  booking: BookingRow,
  { now, latest }: { readonly now: Temporal.Instant; readonly latest?: Temporal.Instant },
): Promise<OtherCar[]> {
  const occupied = await findOccupied(db, booking.id);
  if (!occupied) return [];
  const trip = { startsAt: toInstant(booking.starts_at), endsAt: toInstant(booking.ends_at) };
  const during = { from: latest ?? occupied.from, to: occupied.to };
  const { time_zone: timeZone } = await requireCity(db, booking.city_id);
  const free = await freeCars(db, {
    cityId: booking.city_id,
    during,
    lastDay: trip.endsAt.toZonedDateTimeISO(timeZone).toPlainDate(),
    offeredTo: booking.id,
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
      'price_per_day',
      cars
        .selectFrom('occupancies as earlier')
        .whereRef('earlier.car_id', '=', 'cars.id')
        .where('earlier.during', '&&', rangeOf({ from: occupied.from, to: during.from }))
        .select(({ fn }) => fn.max(fn<Date>('upper', ['earlier.during'])).as('at'))
        .as('freeFrom'),
      jsonArrayFrom(
        cars.selectFrom('car_extras').whereRef('car_id', '=', 'cars.id').select('extra_id'),
      ).as('extras'),
    ])
    .execute();
  const away = await awayCars(db, booking.city_id, now);
  const here = free.filter(({ id }) => {
    const trouble = away.get(id);
    return !trouble || !endangers(trouble, trip);
  });
  const candidates = here.map(({ price_per_day, ...car }) => ({
    ...car,
    pricePerDay: money(price_per_day, booking.currency),
    freeFrom: car.freeFrom ? toInstant(car.freeFrom) : occupied.from,
    extras: car.extras.map(({ extra_id }) => extra_id),
  }));
  return likestFirst(await bookedPromise(db, booking), candidates);
}
