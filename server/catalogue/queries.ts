import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../db/connect.ts';

export function citiesWithFleet(db: Queries) {
  return db
    .selectFrom('cities')
    .leftJoin(
      (fleet) =>
        fleet
          .selectFrom('cars')
          .where('enabled', '=', true)
          .groupBy('city_id')
          .select(({ fn }) => [
            'city_id',
            fn.countAll<number>().as('car_count'),
            fn.min('price_per_day').as('lowest_price'),
          ])
          .as('fleet'),
      (join) => join.onRef('fleet.city_id', '=', 'cities.id'),
    )
    .selectAll('cities')
    .select((cities) => [
      'fleet.car_count',
      'fleet.lowest_price',
      jsonArrayFrom(
        cities
          .selectFrom('young_driver_fees')
          .whereRef('young_driver_fees.city_id', '=', 'cities.id')
          .select(['from_age', 'below_age', 'fee_per_day'])
          .orderBy('from_age'),
      ).as('young_driver_fees'),
    ])
    .orderBy('cities.offered', 'desc')
    .orderBy('cities.position')
    .execute();
}

export function findCity(db: Queries, id: string) {
  return db.selectFrom('cities').selectAll().where('id', '=', id).executeTakeFirst();
}

export function areasOf(db: Queries, cityId: string) {
  return db.selectFrom('areas').selectAll().where('city_id', '=', cityId).orderBy('name').execute();
}

export function extrasOf(db: Queries, cityId: string) {
  return db
    .selectFrom('extras')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
}

export function insurancesOf(db: Queries, cityId: string) {
  return db
    .selectFrom('insurances')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .orderBy('multiple_options', 'desc')
    .orderBy('position')
    .execute();
}

export function insuranceOptionsOf(db: Queries, insuranceIds: readonly string[]) {
  return db
    .selectFrom('insurance_options')
    .selectAll()
    .where('insurance_id', 'in', [...insuranceIds, ''])
    .orderBy('position')
    .execute();
}
