import { readyHoursBefore } from '../../../domain/board/trouble.ts';
import { toDeliver } from '../../../domain/booking-lifecycle.ts';
import { startOfCityDay } from '../../../domain/city-time.ts';
import { todayPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { serviceOrder } from '../fleet/service-order.ts';
import { carShape, type Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

interface Asked {
  readonly cityId: string;
  readonly timeZone: string;
  readonly now: Temporal.Instant;
}

/** Cars that are not ready, due for service or soon without papers: for whoever looks after them, also where they see no bookings. */
export async function carNeeds(db: Queries, asked: Asked): Promise<Found[]> {
  return [
    ...(await notReady(db, asked)),
    ...(await papersEnding(db, asked)),
    ...(await registrationEnding(db, asked)),
    ...(await servicesDue(db, asked)),
  ];
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

const papersEnding = (db: Queries, asked: Asked) =>
  ending(db, asked, { kind: 'papers-ending', column: 'drivable_until' });

/** The car may still be driven, and has to be registered anew. */
const registrationEnding = (db: Queries, asked: Asked) =>
  ending(db, asked, { kind: 'registration-ending', column: 'registration_ends_on' });

interface Paper {
  readonly kind: 'papers-ending' | 'registration-ending';
  readonly column: 'drivable_until' | 'registration_ends_on';
}

async function ending(
  db: Queries,
  { cityId, timeZone, now }: Asked,
  { kind, column }: Paper,
): Promise<Found[]> {
  const last = day(now.add({ hours: 24 * todayPolicy.horizonDays }));
  const rows = await db
    .selectFrom('cars')
    .select(['id', 'brand', 'model', 'plate', `${column} as ends_on`])
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .where(column, '<=', last)
    .execute();
  return rows.map((row) => {
    const lastDay = Temporal.PlainDate.from(row.ends_on ?? last);
    const by = startOfCityDay(lastDay.add({ days: 1 }), timeZone);
    return { kind, by, since: now, car: carShape(row) };
  });
}

/** One line for all of them: the fleet's list says which. */
async function servicesDue(db: Queries, { cityId, now }: Asked): Promise<Found[]> {
  const cars = await serviceOrder(db, cityId, now);
  const due = cars.filter((car) => car.due.state === 'due' && !car.isRetired);
  return due.length === 0 ? [] : [{ kind: 'service-due', by: null, since: now, count: due.length }];
}

const day = (at: Temporal.Instant) => at.toZonedDateTimeISO('UTC').toPlainDate().toString();
