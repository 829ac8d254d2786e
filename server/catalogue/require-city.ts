import type { Selectable } from 'kysely';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { findCity } from './queries.ts';

export type City = Selectable<Tables['cities']>;

export async function requireCity(db: Queries, id: string): Promise<City> {
  const city = await findCity(db, id);
  if (!city) throw notFound('This city');
  return city;
}
