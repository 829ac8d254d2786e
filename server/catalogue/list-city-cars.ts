import type { CityCars } from '../../contract/cities.ts';
import type { Queries } from '../db/connect.ts';
import { requireCity } from './require-city.ts';

export async function listCityCars(db: Queries, cityId: string): Promise<CityCars> {
  await requireCity(db, cityId);
  const cars = await db
    .selectFrom('cars')
    .select('id')
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .orderBy('id')
    .execute();
  return { carIds: cars.map(({ id }) => id) };
}
