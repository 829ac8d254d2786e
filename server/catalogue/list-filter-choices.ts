import type { FilterChoices } from '../../contract/cars.ts';
import type { Queries } from '../db/connect.ts';
import { requireCity } from './require-city.ts';

export async function listFilterChoices(db: Queries, cityId: string): Promise<FilterChoices> {
  await requireCity(db, cityId);
  const fleet = db.selectFrom('cars').where('city_id', '=', cityId).where('enabled', '=', true);
  const brands = await fleet.select('brand').distinct().orderBy('brand').execute();
  const years = await fleet.select('year').distinct().orderBy('year', 'desc').execute();
  return { brands: brands.map(({ brand }) => brand), years: years.map(({ year }) => year) };
}
