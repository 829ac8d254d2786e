import type { Selectable } from 'kysely';
import { boxOf } from '../catalogue/shapes.ts';
import type { Tables } from '../db/schema.ts';
import type { SearchedCity } from '../providers/geocoding/port.ts';

export function searchedCityOf(row: Selectable<Tables['cities']>): SearchedCity {
  return { id: row.id, name: row.name, countryCode: row.country_code, bounds: boxOf(row) };
}
