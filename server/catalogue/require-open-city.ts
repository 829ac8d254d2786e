import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { requireCity } from './require-city.ts';

/** A city that is not open is there for staff, and for renters who have a booking in it. */
export async function requireOpenCity(db: Queries, id: string, caller: Caller | null) {
  const city = await requireCity(db, id);
  if (city.offered || (caller && (await citiesBookedBy(db, caller.userId)).has(id))) return city;
  throw notFound('This city');
}

export async function citiesBookedBy(db: Queries, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('bookings')
    .select('city_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ city_id }) => city_id));
}
