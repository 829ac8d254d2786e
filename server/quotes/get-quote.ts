import type { Quote } from '../../contract/quotes.ts';
import { requireCity } from '../catalogue/require-city.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { quoteShape } from './shapes.ts';

/** A quote made for a visitor is known by its id alone; a renter's is nobody else's. */
export async function getQuote(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  caller: Caller | null,
  id: string,
): Promise<Quote> {
  const db = database.kysely;
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', toDate(clock.now()))
    .executeTakeFirst();
  if (!row || (row.user_id !== null && row.user_id !== caller?.userId)) {
    throw notFound('This quote');
  }
  return quoteShape(row, await requireCity(db, row.city_id));
}
