import type { AreaList } from '../../contract/cities.ts';
import type { Queries } from '../db/connect.ts';
import { areasOf } from './queries.ts';
import { requireCity } from './require-city.ts';
import { boxOf } from './shapes.ts';

export async function listAreas(db: Queries, cityId: string): Promise<AreaList['areas']> {
  await requireCity(db, cityId);
  const rows = await areasOf(db, cityId);
  return rows.map((row) => ({ id: row.id, name: row.name, boundingBox: boxOf(row) }));
}
