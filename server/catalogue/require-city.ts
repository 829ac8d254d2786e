import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { findCity } from './queries.ts';

export async function requireCity(db: Queries, id: string) {
  const city = await findCity(db, id);
  if (!city) throw notFound('This city');
  return city;
}
