import { startOfCityDay } from '../../../domain/city-time.ts';
import { type Trouble, troubleOf } from '../../../domain/repairs/trouble.ts';
import { drivableUntil } from '../../catalogue/require-drivable.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';

/** A car with what is wrong with it as far as the records say. */
export async function readTrouble(
  db: Queries,
  carId: string,
  now: Temporal.Instant,
): Promise<Trouble | null> {
  const car = await db
    .selectFrom('cars')
    .innerJoin('cities', 'cities.id', 'cars.city_id')
    .select(['condition', 'drivable_until', 'time_zone'])
    .where('cars.id', '=', carId)
    .executeTakeFirstOrThrow();
  const overdue = await db
    .selectFrom('bookings')
    .select('ends_at')
    .where('car_id', '=', carId)
    .where('status', '=', 'active')
    .where('ends_at', '<', toDate(now))
    .orderBy('ends_at')
    .executeTakeFirst();
  const lastDay = drivableUntil(car);
  const papersEndAt = lastDay && startOfCityDay(lastDay.add({ days: 1 }), car.time_zone);
  return troubleOf(
    {
      condition: car.condition,
      dueBackAt: overdue ? toInstant(overdue.ends_at) : null,
      papersEndAt:
        papersEndAt && (await isBookedAfter(db, carId, papersEndAt)) ? papersEndAt : null,
    },
    now,
  );
}

/** Papers that end on a day like any other are no trouble while nobody has booked the car beyond it. */
async function isBookedAfter(db: Queries, carId: string, at: Temporal.Instant): Promise<boolean> {
  const booking = await db
    .selectFrom('occupancies')
    .innerJoin('bookings', 'bookings.id', 'occupancies.booking_id')
    .select('bookings.id')
    .where('occupancies.car_id', '=', carId)
    .where('bookings.ends_at', '>', toDate(at))
    .executeTakeFirst();
  return booking !== undefined;
}
