import type { CityCars } from '../../contract/cities.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../http/caller.ts';
import { requireOpenCity } from './require-open-city.ts';

export async function listCityCars(
  db: Queries,
  cityId: string,
  caller: Caller | null,
): Promise<CityCars> {
  await requireOpenCity(db, cityId, caller);
  const cars = await db
    .selectFrom('cars')
    .select('id')
    .where('city_id', '=', cityId)
    .where('enabled', '=', true)
    .orderBy('id')
    .execute();
  return { carIds: cars.map(({ id }) => id) };
}
