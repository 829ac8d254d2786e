import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { findAsset } from './asset-queries.ts';
import { requireCity } from './require-city.ts';

/** A car that can be rented, with its city. */
export async function requireAsset(db: Queries, id: string) {
  const asset = await findAsset(db, id);
  if (!asset) throw notFound('The asset');
  return { asset, city: await requireCity(db, asset.city_id) };
}
