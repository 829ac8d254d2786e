import { rentableCars } from '../../server/testing/rentals/trips.ts';
import type { Product } from '../product.ts';

const CARS = 50;
const FIRST_DAY = 150;
const DAYS_APART = 3;

/** So many quotes of a visitor, each for a time that no other has; any renter may book from one. */
export async function layInQuotes({ database, ask }: Product, count: number): Promise<string[]> {
  const day = (days: number) => `${Temporal.Now.plainDateISO('UTC').add({ days })}T10:00:00Z`;
  const quotes: string[] = [];
  for (const assetId of await rentableCars(database, CARS)) {
    const { status, text } = await ask('/api/quotes', {
      method: 'POST',
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { assetId, startsAt: day(FIRST_DAY), endsAt: day(FIRST_DAY + 2) },
    });
    if (status !== 201) throw new Error(`a quote was answered ${status}: ${text}`);
    // What a trip costs does not depend on when it is, unless the clocks change meanwhile: one quote
    // becomes as many as are needed.
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO quotes (user_id, asset_id, city_id, starts_at, ends_at, choices, price, total,
         currency, created_at, expires_at)
       SELECT user_id, asset_id, city_id, starts_at + n * $2::interval, ends_at + n * $2::interval,
         choices, price, total, currency, created_at, expires_at + interval '1 day'
       FROM quotes, generate_series(1, $3::int) AS n
       WHERE id = $1 AND ((starts_at + n * $2::interval) AT TIME ZONE 'Europe/Lisbon')::time
         = ((ends_at + n * $2::interval) AT TIME ZONE 'Europe/Lisbon')::time RETURNING id`,
      [(JSON.parse(text) as { id: string }).id, `${DAYS_APART} days`, Math.ceil(count / CARS)],
    );
    quotes.push(...rows.map(({ id }) => id));
  }
  return quotes;
}
