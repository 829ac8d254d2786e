import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { findAnyCar, findCar } from './car-queries.ts';

/** A car that can be rented, with its city, which is open. */
export async function requireCar(db: Queries, id: string) {
  const found = await findCar(db, id);
  if (!found?.city.offered) throw notFound('The asset');
  const { city, ...car } = found;
  return { car, city };
}

/** A car for whoever looks after what is booked: also one that is off sale, and in a city that has closed. */
export async function requireAnyCar(db: Queries, id: string) {
  const found = await findAnyCar(db, id);
  if (!found) throw notFound('The car');
  const { city, ...car } = found;
  return { car, city };
}
