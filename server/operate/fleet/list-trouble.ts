import { sql } from 'kysely';
import type { FleetTrouble } from '../../../contract/operate/fleet.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { bookingShape } from './bookings-of-car.ts';

const MOST = 500;

/** Bookings on cars whose insurance or inspection ends before the trip does, the next one first. */
export async function listTrouble(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<FleetTrouble> {
  const { time_zone: timeZone } = await requireCity(db, cityId);
  const rows = await db
    .selectFrom('cars')
    .innerJoin('occupancies', 'occupancies.car_id', 'cars.id')
    .innerJoin('bookings', 'bookings.id', 'occupancies.booking_id')
    .select([
      'bookings.id',
      'reference',
      'starts_at',
      'ends_at',
      'cars.id as car_id',
      'plate',
      'drivable_until',
    ])
    .where('cars.city_id', '=', cityId)
    .where('drivable_until', 'is not', null)
    .where('occupancies.city_id', '=', cityId)
    .where('during', '&&', sql<string>`tstzrange(${toDate(now)}, null)`)
    .where(
      sql<boolean>`((ends_at - interval '1 microsecond') AT TIME ZONE ${timeZone})::date > drivable_until`,
    )
    .orderBy('starts_at')
    .limit(MOST)
    .execute();
  return {
    bookings: rows.map((row) => ({
      ...bookingShape(row),
      carId: row.car_id,
      plate: row.plate,
      drivableUntil: row.drivable_until ?? '',
    })),
  };
}
