import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { TimeRange } from '../../domain/availability.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

/** A car as it is stored. */
export type CarRow = Omit<Selectable<Tables['cars']>, 'enabled' | 'created_at'>;
export type PhotoRow = Omit<Selectable<Tables['car_photos']>, 'car_id' | 'position'>;

type Cars = ExpressionBuilder<Tables, 'cars'>;

/** Counted from the reviews of a car. */
export const ratingOfCar = (cars: Cars) =>
  cars
    .selectFrom('reviews')
    .whereRef('reviews.car_id', '=', 'cars.id')
    .select(({ fn, cast }) => [
      cast<number | null>(fn.avg('reviews.rating'), 'float8').as('rating_average'),
      fn.countAll<number>().as('rating_count'),
    ])
    .as('rating');

export const photosOfCar = (cars: Cars) =>
  cars
    .selectFrom('car_photos')
    .whereRef('car_photos.car_id', '=', 'cars.id')
    .select(['url', 'width', 'height', 'view', 'drawn'])
    .orderBy('position');

/**
 * Leaves out what a renter holds themselves. Within one statement: a hold that is taken or renewed
 * between two of them would look like somebody else's.
 */
export const notHeldBy =
  (userId: string | undefined) =>
  ({ eb, lit, or, selectFrom }: ExpressionBuilder<Tables, 'occupancies'>) => {
    if (userId === undefined) return lit(true);
    const own = selectFrom('holds')
      .select('id')
      .where('user_id', '=', userId)
      .where('released_at', 'is', null);
    return or([eb('hold_id', 'is', null), eb('hold_id', 'not in', own)]);
  };

/** Leaves out what is reserved for a booking until its renter has chosen another car. */
export const notOfferedTo =
  (bookingId: string | undefined) =>
  ({ eb, lit, or, selectFrom }: ExpressionBuilder<Tables, 'occupancies'>) => {
    if (bookingId === undefined) return lit(true);
    const own = selectFrom('car_offers').select('id').where('booking_id', '=', bookingId);
    return or([eb('offer_id', 'is', null), eb('offer_id', 'not in', own)]);
  };

/** A car with its city and its rating. */
const anyCar = (db: Queries, id: string) =>
  db
    .selectFrom('cars')
    .crossJoinLateral(ratingOfCar)
    .selectAll(['cars', 'rating'])
    .select((cars) =>
      jsonObjectFrom(
        cars.selectFrom('cities').selectAll().whereRef('cities.id', '=', 'cars.city_id'),
      )
        .$notNull()
        .as('city'),
    )
    .where('cars.id', '=', id);

/** On offer to renters. */
const offeredCar = (db: Queries, id: string) => anyCar(db, id).where('enabled', '=', true);

export const findAnyCar = (db: Queries, id: string) => anyCar(db, id).executeTakeFirst();

export const findCar = (db: Queries, id: string) => offeredCar(db, id).executeTakeFirst();

/** A car with all that its page shows. */
export function findCarInFull(db: Queries, id: string) {
  return offeredCar(db, id)
    .select((cars) => [
      jsonArrayFrom(photosOfCar(cars)).as('photos'),
      jsonArrayFrom(
        cars
          .selectFrom('car_extras')
          .innerJoin('extras', 'extras.id', 'car_extras.extra_id')
          .whereRef('car_extras.car_id', '=', 'cars.id')
          .where('extras.enabled', '=', true)
          .select('extras.id')
          .orderBy('extras.position'),
      ).as('extras'),
      jsonArrayFrom(
        cars
          .selectFrom('young_driver_fees')
          .whereRef('young_driver_fees.city_id', '=', 'cars.city_id')
          .select(['from_age', 'below_age', 'fee_per_day'])
          .orderBy('from_age'),
      ).as('young_driver_fees'),
    ])
    .executeTakeFirst();
}

/** What counts as free to whoever asks: the dates of a booking to be changed, their own hold, what they are offered. */
export interface OwnTime {
  readonly bookingId?: string | undefined;
  readonly holderId?: string | undefined;
  readonly offeredTo?: string | undefined;
}

/** Half-open, as the database takes it. */
export const rangeOf = ({ from, to }: TimeRange) =>
  sql<string>`tstzrange(${toDate(from)}, ${toDate(to)})`;

/** When a car is taken, as stored, from the eyes of somebody. */
export async function occupiedTimes(
  db: Queries,
  carId: string,
  window: TimeRange,
  { bookingId, holderId, offeredTo }: OwnTime,
): Promise<TimeRange[]> {
  const rows = await db
    .selectFrom('occupancies')
    .select(({ fn }) => [
      fn<Date>('lower', ['during']).as('from'),
      fn<Date>('upper', ['during']).as('to'),
    ])
    .where('car_id', '=', carId)
    .where('during', '&&', rangeOf(window))
    .$if(bookingId !== undefined, (times) =>
      times.where('booking_id', 'is distinct from', bookingId ?? null),
    )
    .where(notHeldBy(holderId))
    .where(notOfferedTo(offeredTo))
    .orderBy('from')
    .execute();
  return rows.map((row) => ({ from: toInstant(row.from), to: toInstant(row.to) }));
}

/** What others are about to book, and until when it is reserved for them. */
export async function holdsOfOthers(
  db: Queries,
  carId: string,
  window: TimeRange,
  userId: string | undefined,
): Promise<(TimeRange & { readonly until: Temporal.Instant })[]> {
  const rows = await db
    .selectFrom('occupancies')
    .innerJoin('holds', 'holds.id', 'occupancies.hold_id')
    .select(({ fn }) => [
      fn<Date>('lower', ['during']).as('from'),
      fn<Date>('upper', ['during']).as('to'),
      'holds.expires_at',
    ])
    .where('occupancies.car_id', '=', carId)
    .where('during', '&&', rangeOf(window))
    .where('holds.user_id', 'is distinct from', userId ?? null)
    .execute();
  return rows.map(({ from, to, expires_at }) => ({
    from: toInstant(from),
    to: toInstant(to),
    until: toInstant(expires_at),
  }));
}
