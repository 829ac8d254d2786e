import { sql } from 'kysely';
import type { BookingBooks } from '../../domain/booking-books.ts';
import type { Queries } from '../db/connect.ts';
import { type BookRecords, type BooksRules, booksOf } from './books-of.ts';

interface Page {
  readonly books: readonly BookingBooks[];
  /** Where the next page begins; none after the last. */
  readonly last: string | undefined;
}

/** Everything that must agree about a page of bookings. */
export async function readBooks(
  tx: Queries,
  rules: BooksRules,
  { after, size }: { readonly after: string | undefined; readonly size: number },
): Promise<Page> {
  const rows = await tx
    .selectFrom('bookings')
    .innerJoin('cities', 'cities.id', 'bookings.city_id')
    .selectAll('bookings')
    .select('time_zone')
    .$if(after !== undefined, (query) => query.where('bookings.id', '>', after ?? ''))
    .orderBy('bookings.id')
    .limit(size)
    .execute();
  const of = await recordsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const books = rows.map((row) => booksOf(row, of(row.id), rules));
  return { books, last: rows.length === size ? rows.at(-1)?.id : undefined };
}

async function recordsOf(tx: Queries, ids: string[]): Promise<(id: string) => BookRecords> {
  const among = sql<string>`ANY(${ids}::uuid[])`;
  const payments = groupByBooking(
    await tx
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', among)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  const credits = groupByBooking(
    await tx.selectFrom('credit_entries').selectAll().where('booking_id', '=', among).execute(),
  );
  const history = groupByBooking(
    await tx
      .selectFrom('booking_history')
      .selectAll()
      .where('booking_id', '=', among)
      .orderBy('id')
      .execute(),
  );
  const occupied = groupByBooking(
    await tx
      .selectFrom('occupancies')
      .select([
        'booking_id',
        'car_id',
        sql<Date>`lower(during)`.as('from'),
        sql<Date>`upper(during)`.as('to'),
      ])
      .where('booking_id', '=', among)
      .execute(),
  );
  const items = groupByBooking(
    await tx
      .selectFrom('booking_items')
      .select(['booking_id', 'kind', 'amount', 'days'])
      .where('booking_id', '=', among)
      .execute(),
  );
  const promises = groupByBooking(
    await tx
      .selectFrom('requests')
      .select(['booking_id', 'payload'])
      .where('booking_id', '=', among)
      .where('kind', '=', 'cancellation')
      .execute(),
  );
  const disputes = groupByBooking(
    await tx
      .selectFrom('disputes')
      .selectAll()
      .where('booking_id', '=', among)
      .orderBy('opened_at')
      .execute(),
  );
  const claims = groupByBooking(
    await tx
      .selectFrom('claims')
      .selectAll()
      .where('booking_id', '=', among)
      .orderBy('made_at')
      .execute(),
  );
  return (id) => ({
    payments: payments.get(id) ?? [],
    credits: credits.get(id) ?? [],
    history: history.get(id) ?? [],
    occupied: occupied.get(id)?.[0],
    items: items.get(id) ?? [],
    promise: promises.get(id)?.[0],
    disputes: disputes.get(id) ?? [],
    claims: claims.get(id) ?? [],
  });
}

function groupByBooking<T extends { readonly booking_id: string | null }>(
  rows: readonly T[],
): Map<string | null, T[]> {
  return Map.groupBy(rows, ({ booking_id }) => booking_id);
}
