import { toDeliver } from '../../../domain/booking-lifecycle.ts';
import { isForToday } from '../../../domain/today/needs.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { outlivesPapers } from '../repairs/outlives-papers.ts';
import { endangeredOf } from './endangered-of.ts';
import { carShape, type Found } from './need-shape.ts';

interface Asked {
  readonly cityId: string;
  readonly timeZone: string;
  readonly now: Temporal.Instant;
}

/** Trips still to be delivered whose car cannot be had: in service, missing, or without papers by then. */
export async function endangeredNeeds(
  db: Queries,
  { cityId, timeZone, now }: Asked,
): Promise<Found[]> {
  const cars = await db
    .selectFrom('bookings')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .select(['cars.id', 'cars.brand', 'cars.model', 'cars.plate'])
    .distinct()
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', toDeliver)
    .where('bookings.ends_at', '>', toDate(now))
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
