import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { findAsset } from './asset-queries.ts';

/** A car that can be rented, with its city. */
export async function requireAsset(db: Queries, id: string) {
  const found = await findAsset(db, id);
  if (!found) throw notFound('The asset');
  const { city, ...asset } = found;
  return { asset, city };
}
