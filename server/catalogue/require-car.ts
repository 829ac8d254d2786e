import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { findCar } from './car-queries.ts';

/** A car that can be rented, with its city, which is open. */
export async function requireCar(db: Queries, id: string) {
  const found = await findCar(db, id);
  if (!found?.city.offered) throw notFound('The asset');
  const { city, ...car } = found;
  return { car, city };
}
