import { toDeliver } from '../../../domain/booking-lifecycle.ts';
import { isOverdue } from '../../../domain/jobs/job.ts';
import { notBackNeed } from '../../../domain/today/needs.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { hasSaid } from '../../handovers/has-said.ts';
import { isAtDoor } from '../../handovers/is-at-door.ts';
import { endangeredOf } from './endangered-of.ts';
import { carShape, type Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

interface Asked {
  readonly cityId: string;
  readonly now: Temporal.Instant;
}

/** Cars that have not come to their renter in time, and those that are not back. */
export async function lateNeeds(db: Queries, asked: Asked): Promise<Found[]> {
  return [...(await lateDeliveries(db, asked)), ...(await notBack(db, asked))];
}

const handovers = (db: Queries, cityId: string) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .innerJoin('cities', 'cities.id', 'bookings.city_id')
    .select(tripColumns)
    .select(['cars.id as car_id', 'cars.brand', 'cars.model', 'cars.plate'])
    .where('bookings.city_id', '=', cityId);

/** By the clock nothing is brought late. */
async function lateDeliveries(db: Queries, { cityId, now }: Asked): Promise<Found[]> {
  const rows = await handovers(db, cityId)
    .leftJoin('job_drivers', (join) =>
      join
        .onRef('job_drivers.booking_id', '=', 'bookings.id')
        .on('job_drivers.kind', '=', 'deliver'),
    )
    .leftJoin('staff', 'staff.id', 'job_drivers.driver_id')
    .select('staff.name as driver')
    .where('cities.handovers', '=', 'recorded')
    .where('bookings.status', 'in', toDeliver)
    .where('bookings.starts_at', '<=', toDate(now))
    .where((booking) => booking.not(isAtDoor(booking)))
    .execute();
  return rows
    .filter(({ starts_at }) => isOverdue(toInstant(starts_at), now))
    .map((row) => ({
      kind: 'delivery-late',
      row,
      by: now,
      since: toInstant(row.starts_at),
      car: carShape({ ...row, id: row.car_id }),
      driver: onTheWay(row.driver),
    }));
}

async function notBack(db: Queries, { cityId, now }: Asked): Promise<Found[]> {
  const rows = await handovers(db, cityId)
    .leftJoin('job_drivers', (join) =>
      join
        .onRef('job_drivers.booking_id', '=', 'bookings.id')
        .on('job_drivers.kind', '=', 'collect'),
    )
    .leftJoin('staff', 'staff.id', 'job_drivers.driver_id')
    .select(['staff.name as driver', 'cities.handovers'])
    .select((booking) => hasSaid(booking, 'collect', ['arrived']).as('is_met'))
    .where('bookings.status', '=', 'active')
    .where('bookings.ends_at', '<', toDate(now))
    .execute();
  const found: Found[] = [];
  for (const row of rows) {
    const endsAt = toInstant(row.ends_at);
    const { handovers: mode, is_met } = row;
    const kind = notBackNeed({ handovers: mode, endsAt, isMet: Boolean(is_met) }, now);
    if (!kind) continue;
    const waiting = mode === 'recorded' && (await waitingFor(db, row.car_id, now));
    const endangered = await endangeredOf(db, row.car_id, now);
    const next = waiting || endangered[0];
    found.push({
      kind,
      row,
      by: now,
      since: endsAt,
      car: carShape({ ...row, id: row.car_id }),
      driver: kind === 'collection-late' ? onTheWay(row.driver) : null,
      next: next ? { renter: next.name, startsAt: next.starts_at.toISOString() } : null,
      endangers: endangered.length > 0,
    });
  }
  return found;
}

const onTheWay = (name: string | null) => (name === null ? null : { name, words: '' });

/** Whose time with the car has begun without it. */
const waitingFor = (db: Queries, carId: string, now: Temporal.Instant) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['users.name', 'starts_at'])
    .where('car_id', '=', carId)
    .where('bookings.status', 'in', toDeliver)
    .where('starts_at', '<=', toDate(now))
    .where('ends_at', '>', toDate(now))
    .orderBy('starts_at')
    .executeTakeFirst();
