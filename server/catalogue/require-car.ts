import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { findCar } from './car-queries.ts';

/** A car that can be rented, with its city. */
export async function requireCar(db: Queries, id: string) {
  const found = await findCar(db, id);
  if (!found) throw notFound('The asset');
  const { city, ...car } = found;
  return { car, city };
}
