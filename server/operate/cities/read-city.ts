import type { DeskCity, DeskCityList } from '../../../contract/operate/cities.ts';
import { missingToOpen } from '../../../domain/city-rules.ts';
import { citiesWhere } from '../../../domain/permissions.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { writtenOf } from './city-columns.ts';

const counted = (db: Queries) =>
  db
    .selectFrom('cities')
    .selectAll('cities')
    .select(({ selectFrom }) => [
      selectFrom('cars')
        .whereRef('cars.city_id', '=', 'cities.id')
        .where('cars.enabled', '=', true)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('car_count'),
      selectFrom('areas')
        .whereRef('areas.city_id', '=', 'cities.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('area_count'),
    ]);

/** Each with how many cars renters are shown, and how many areas it has. */
export async function listDeskCities(
  db: Queries,
  { grants }: StaffCaller,
): Promise<DeskCityList['cities']> {
  const where = citiesWhere(grants, 'catalogue.read');
  const rows = await counted(db).orderBy('name').execute();
  return rows
    .filter(({ id }) => where === 'all' || where.includes(id))
    .map((row) => ({
      id: row.id,
      name: row.name,
      countryCode: row.country_code,
      currency: row.currency,
      timeZone: row.time_zone,
      offered: row.offered,
      carCount: row.car_count ?? 0,
      areaCount: row.area_count ?? 0,
    }));
}

export async function readCity(db: Queries, id: string): Promise<DeskCity> {
  const row = await counted(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This city');
  const { version } = row;
  const [carCount, areaCount] = [row.car_count ?? 0, row.area_count ?? 0];
  return {
    id,
    version,
    ...writtenOf(row, await feesOf(db, id)),
    center: { latitude: row.center_latitude, longitude: row.center_longitude },
    carCount,
    areaCount,
    hasBookings: await hasBookings(db, id),
    missing: [...missingToOpen({ areas: areaCount, offeredCars: carCount })],
  };
}

export const feesOf = (db: Queries, cityId: string) =>
  db
    .selectFrom('young_driver_fees')
    .select(['from_age', 'below_age', 'fee_per_day'])
    .where('city_id', '=', cityId)
    .orderBy('from_age')
    .execute();

export async function hasBookings(db: Queries, cityId: string): Promise<boolean> {
  const one = await db
    .selectFrom('bookings')
    .select('id')
    .where('city_id', '=', cityId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
