import type { AreaList } from '../../contract/cities.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../http/caller.ts';
import { areasOf } from './queries.ts';
import { requireOpenCity } from './require-open-city.ts';
import { areaShape } from './shapes.ts';

export async function listAreas(
  db: Queries,
  cityId: string,
  caller: Caller | null,
): Promise<AreaList['areas']> {
  await requireOpenCity(db, cityId, caller);
  const rows = await areasOf(db, cityId);
  return rows.map(areaShape);
}
