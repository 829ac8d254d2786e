import type { FilterChoices } from '../../contract/cars.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../http/caller.ts';
import { requireOpenCity } from './require-open-city.ts';

export async function listFilterChoices(
  db: Queries,
  cityId: string,
  caller: Caller | null,
): Promise<FilterChoices> {
  await requireOpenCity(db, cityId, caller);
  const fleet = db.selectFrom('cars').where('city_id', '=', cityId).where('enabled', '=', true);
  const brands = await fleet.select('brand').distinct().orderBy('brand').execute();
  const years = await fleet.select('year').distinct().orderBy('year', 'desc').execute();
  return { brands: brands.map(({ brand }) => brand), years: years.map(({ year }) => year) };
}
