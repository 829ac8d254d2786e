import { readyHoursBefore } from '../../../domain/board/trouble.ts';
import { toDeliver } from '../../../domain/booking-lifecycle.ts';
import { startOfCityDay } from '../../../domain/city-time.ts';
import { todayPolicy } from '../../../domain/policy-constants.ts';
import { isForToday } from '../../../domain/today/needs.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { outlivesPapers } from '../repairs/outlives-papers.ts';
import { endangeredOf } from './endangered-of.ts';
import { carShape, type Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

interface Asked {
  readonly cityId: string;
  readonly timeZone: string;
  readonly now: Temporal.Instant;
}

/** Cars that are away, not ready or soon without papers, with whom that endangers. */
export async function carNeeds(db: Queries, asked: Asked): Promise<Found[]> {
  return [
    ...(await endangered(db, asked)),
    ...(await notReady(db, asked)),
    ...(await papersEnding(db, asked)),
  ];
}

/** Trips ahead whose car cannot be had: in service, missing, or without papers by then. */
async function endangered(db: Queries, { cityId, timeZone, now }: Asked): Promise<Found[]> {
  const cars = await db
    .selectFrom('bookings')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .select(['cars.id', 'cars.brand', 'cars.model', 'cars.plate'])
    .distinct()
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', toDeliver)
    .where('bookings.starts_at', '>', toDate(now))
    .where(({ or, eb }) =>
      or([eb('cars.condition', 'in', ['IN_SERVICE', 'MISSING']), outlivesPapers(timeZone)]),
    )
    // A late car's renters stand with it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as late')
            .select('late.id')
            .whereRef('late.car_id', '=', 'cars.id')
            .where('late.status', '=', 'active')
            .where('late.ends_at', '<', toDate(now)),
        ),
      ),
    )
    .execute();
  const found: Found[] = [];
  for (const car of cars) {
    for (const row of await endangeredOf(db, car.id, now)) {
      const by = toInstant(row.starts_at);
      if (!isForToday(by, now)) continue;
      const { from, reason } = row.trouble;
      const since = Temporal.Instant.compare(from, now) < 0 ? from : now;
      found.push({ kind: 'endangered', row, by, since, car: carShape(car), reason });
    }
  }
  return found;
}

/** Until it is brought, however late. */
async function notReady(db: Queries, { cityId, now }: Asked): Promise<Found[]> {
  const soon = toDate(now.add({ hours: readyHoursBefore['not-ready'] }));
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .select(tripColumns)
    .select(['cars.id as car_id', 'cars.brand', 'cars.model', 'cars.plate'])
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', toDeliver)
    .where('starts_at', '<=', soon)
    .where('cars.condition', 'in', ['TO_CLEAN', 'TO_REFUEL'])
    .execute();
  return rows.map((row) => ({
    kind: 'not-ready',
    row,
    by: toInstant(row.starts_at),
    since: now,
    car: carShape({ ...row, id: row.car_id }),
  }));
}

async function papersEnding(db: Queries, { cityId, timeZone, now }: Asked): Promise<Found[]> {
  const last = day(now.add({ hours: 24 * todayPolicy.horizonDays }));
  const rows = await db
    .selectFrom('cars')
    .select(['id', 'brand', 'model', 'plate', 'drivable_until'])
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .where('drivable_until', '<=', last)
    .execute();
  return rows.map((row) => {
    const lastDay = Temporal.PlainDate.from(row.drivable_until ?? last);
    const by = startOfCityDay(lastDay.add({ days: 1 }), timeZone);
    return { kind: 'papers-ending', by, since: now, car: carShape(row) };
  });
}

const day = (at: Temporal.Instant) => at.toZonedDateTimeISO('UTC').toPlainDate().toString();
