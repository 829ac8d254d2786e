import { startOfCityDay } from '../../../domain/city-time.ts';
import { todayPolicy } from '../../../domain/policy-constants.ts';
import { isForToday } from '../../../domain/today/needs.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { endangeredBookings } from '../repairs/list-repairs.ts';
import { readTrouble } from '../repairs/read-trouble.ts';
import type { Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

interface Asked {
  readonly cityId: string;
  readonly timeZone: string;
  readonly now: Temporal.Instant;
}

/** Cars that are late, away, not ready or soon without papers, with whom that endangers. */
export async function carNeeds(db: Queries, asked: Asked): Promise<Found[]> {
  return [
    ...(await lateReturns(db, asked)),
    ...(await endangered(db, asked)),
    ...(await notReady(db, asked)),
    ...(await papersEnding(db, asked)),
  ];
}

async function lateReturns(db: Queries, { cityId, now }: Asked): Promise<Found[]> {
  const rows = await overdue(db, cityId, now)
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .select(tripColumns)
    .select(['cars.id as car_id', 'cars.brand', 'cars.model', 'cars.plate'])
    .execute();
  const found: Found[] = [];
  for (const row of rows) {
    const [next] = await endangeredOf(db, row.car_id, now);
    found.push({
      kind: 'late-return',
      row,
      by: now,
      since: toInstant(row.ends_at),
      car: carShape({ ...row, id: row.car_id }),
      next: next ? { renter: next.name, startsAt: next.starts_at.toISOString() } : null,
    });
  }
  return found;
}

/** Trips ahead whose car cannot be had: in service, missing, or without papers by then. */
async function endangered(db: Queries, { cityId, now }: Asked): Promise<Found[]> {
  const cars = await db
    .selectFrom('cars')
    .select(['cars.id', 'brand', 'model', 'plate'])
    .where('cars.city_id', '=', cityId)
    .where('enabled', '=', true)
    .where(({ or, eb }) =>
      or([
        eb('condition', 'in', ['IN_SERVICE', 'MISSING']),
        eb('drivable_until', '<=', day(now.add({ hours: 24 * (todayPolicy.horizonDays + 28) }))),
      ]),
    )
    // A late car's renters stand with it.
    .where('cars.id', 'not in', overdue(db, cityId, now).select('bookings.car_id'))
    .execute();
  const found: Found[] = [];
  for (const car of cars) {
    const trouble = await readTrouble(db, car.id, now);
    for (const row of await endangeredOf(db, car.id, now)) {
      const by = toInstant(row.starts_at);
      if (!isForToday(by, now) || !trouble) continue;
      const since = Temporal.Instant.compare(trouble.from, now) < 0 ? trouble.from : now;
      found.push({
        kind: 'endangered',
        row,
        by,
        since,
        car: carShape(car),
        reason: trouble.reason,
      });
    }
  }
  return found;
}

/** Nothing is asked twice: who has been offered another car waits in a line of its own. */
async function endangeredOf(db: Queries, carId: string, now: Temporal.Instant) {
  const trouble = await readTrouble(db, carId, now);
  if (!trouble) return [];
  const rows = await endangeredBookings(db, carId, trouble, now);
  const asked = await db
    .selectFrom('car_offers')
    .select('booking_id')
    .where('answered_at', 'is', null)
    .execute();
  return rows.filter(({ id }) => !asked.some(({ booking_id }) => booking_id === id));
}

async function notReady(db: Queries, { cityId, now }: Asked): Promise<Found[]> {
  const soon = toDate(now.add({ hours: todayPolicy.readyHoursBefore }));
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .select(tripColumns)
    .select(['cars.id as car_id', 'cars.brand', 'cars.model', 'cars.plate', 'cars.created_at'])
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', ['booked', 'confirmed', 'security-deposit-pending'])
    .where('starts_at', '>', toDate(now))
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

const overdue = (db: Queries, cityId: string, now: Temporal.Instant) =>
  db
    .selectFrom('bookings')
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', '=', 'active')
    .where('bookings.ends_at', '<', toDate(now));

const day = (at: Temporal.Instant) => at.toZonedDateTimeISO('UTC').toPlainDate().toString();

const carShape = (car: { id: string; brand: string; model: string; plate: string | null }) => ({
  id: car.id,
  name: `${car.brand} ${car.model}`,
  plate: car.plate,
});
