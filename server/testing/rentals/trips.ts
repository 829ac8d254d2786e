import type { Database } from '../../db/connect.ts';
import type { Random } from '../../sample-data/random.ts';
import { testNow } from '../test-database.ts';
import type { Times } from './client.ts';

const HALF_HOUR_MS = 30 * 60_000;
const WINDOW_DAYS = 20;
/** Far enough ahead for the calendars of the sample fleet to be empty. */
const FIRST_DAY = 150;

/** Cars of Lisbon that nothing occupies in the window of the trips below, with papers that never end; as many as asked for. */
export async function rentableCars(
  { pool }: Pick<Database, 'pool'>,
  count: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE cars SET insurance_ends_on = NULL, inspection_ends_on = NULL WHERE id IN (
       SELECT id FROM cars a WHERE city_id = 'lisbon' AND NOT EXISTS (
         SELECT FROM occupancies o WHERE o.car_id = a.id AND upper(o.during) > $1)
       ORDER BY id LIMIT $2) RETURNING id`,
    [new Date(dayMs(FIRST_DAY - 1)).toISOString(), count],
  );
  rows.sort((one, other) => one.id.localeCompare(other.id));
  const made = await copyCars(pool, rows, count);
  return [...rows.map(({ id }) => id), ...made].slice(0, count);
}

/** The sample fleet is small; more cars are copies of the first, without what is a car's own. */
async function copyCars(
  pool: Database['pool'],
  rows: readonly { readonly id: string }[],
  count: number,
): Promise<string[]> {
  const missing = count - rows.length;
  if (missing <= 0) return [];
  const columns = await pool.query<{ list: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS list FROM information_schema.columns
     WHERE table_name = 'cars' AND column_name NOT IN ('id', 'plate', 'vin') AND is_generated = 'NEVER'`,
  );
  const list = columns.rows[0]?.list ?? '';
  const { rows: copies } = await pool.query<{ id: string }>(
    `INSERT INTO cars (${list}) SELECT ${list} FROM cars, generate_series(1, $2)
     WHERE id = $1 RETURNING id`,
    [rows[0]?.id, missing],
  );
  return copies.map(({ id }) => id);
}

/** One to six days, on any half hours, somewhere in the window. */
export function randomTimes(random: Random): Times {
  const start =
    dayMs(FIRST_DAY + random.integer(0, WINDOW_DAYS)) + random.integer(0, 47) * HALF_HOUR_MS;
  const end = start + random.integer(48, 6 * 48) * HALF_HOUR_MS;
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() };
}

/** Midnight UTC, so many days after the day of the tests. */
const dayMs = (days: number) =>
  Date.parse(testNow.toString().slice(0, 10)) + days * 24 * 60 * 60_000;
