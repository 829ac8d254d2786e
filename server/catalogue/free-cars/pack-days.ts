import { sql } from 'kysely';
import {
  carsPerBlock,
  daysOf,
  rewriteDay,
  type Stay,
  type TakenDay,
} from '../../../domain/taken-day.ts';
import type { Queries } from '../../db/connect.ts';

/** Any fixed number: of several nodes one packs at a time. */
const packingLock = 4_210_773;

/** So much at a time, to keep a transaction to seconds. */
const CHANGES_AT_A_TIME = 10_000;
const NEW_CARS_AT_A_TIME = 2_048;

/**
 * Packs what has changed since the last time, until nothing is left. Searches are right without it,
 * only slower; so a packing that fails or is cut off is simply made the next time.
 */
export async function packTakenDays(
  db: Queries,
  onProgress: (packed: number) => void = () => {},
): Promise<void> {
  let packed = 0;
  for (;;) {
    const cars = await packSome(db);
    if (cars === 0) return;
    packed += cars;
    onProgress(packed);
  }
}

/** One city's next cars; how many. One snapshot: what is committed meanwhile leaves its own note. */
async function packSome(db: Queries): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ locked: boolean }>`
        SELECT pg_try_advisory_xact_lock(${packingLock}) AS locked`.execute(tx);
      const city = rows[0]?.locked ? await cityWithWork(tx) : null;
      if (city === null) return 0;
      const changes = await changesIn(tx, city);
      const changedCars = await slotsOf(tx, changes);
      const newCars = await numberNewCars(tx, city);
      await rewrite(tx, city, await cellsOf(tx, changes, changedCars, newCars));
      await sql`DELETE FROM occupancy_changes WHERE id = ANY(${changes.map(({ id }) => id)})`.execute(
        tx,
      );
      return changedCars.size + newCars.size;
    });
}

async function cityWithWork(tx: Queries): Promise<string | null> {
  const { rows } = await sql<{ city_id: string }>`
    (SELECT city_id FROM assets WHERE slot IS NULL LIMIT 1)
    UNION ALL (SELECT city_id FROM occupancy_changes LIMIT 1)`.execute(tx);
  return rows[0]?.city_id ?? null;
}

interface Change {
  readonly id: number;
  readonly asset_id: string;
  readonly from: number;
  readonly to: number;
}

const stayColumns = sql`
  floor(extract(epoch FROM lower(during)))::float8 AS "from",
  ceil(extract(epoch FROM upper(during)))::float8 AS "to"`;

async function changesIn(tx: Queries, cityId: string): Promise<Change[]> {
  const { rows } = await sql<Change>`
    SELECT id, asset_id, ${stayColumns} FROM occupancy_changes
    WHERE city_id = ${cityId} ORDER BY id LIMIT ${CHANGES_AT_A_TIME}`.execute(tx);
  return rows;
}

async function numberNewCars(tx: Queries, cityId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; slot: number }>`
    WITH new AS (
      SELECT id, next_slot + row_number() OVER (ORDER BY price_per_day, id) - 1 AS slot
      FROM assets JOIN fleets USING (city_id) WHERE city_id = ${cityId} AND slot IS NULL
      ORDER BY 2 LIMIT ${NEW_CARS_AT_A_TIME}
    )
    UPDATE assets SET slot = new.slot FROM new WHERE assets.id = new.id
    RETURNING assets.id, assets.slot`.execute(tx);
  const numbers = new Map(rows.map(({ id, slot }) => [id, slot]));
  if (numbers.size > 0) {
    await tx
      .updateTable('fleets')
      .set({ next_slot: Math.max(...numbers.values()) + 1 })
      .where('city_id', '=', cityId)
      .execute();
  }
  return numbers;
}

/** A car that is gone, or has no number yet, has nothing packed. */
async function slotsOf(tx: Queries, changes: readonly Change[]): Promise<Map<string, number>> {
  const ids = new Set(changes.map(({ asset_id }) => asset_id));
  const { rows } = await sql<{ id: string; slot: number }>`
    SELECT id, slot FROM assets WHERE id = ANY(${[...ids]}) AND slot IS NOT NULL`.execute(tx);
  return new Map(rows.map(({ id, slot }) => [id, slot]));
}

/** What is to be written anew: by day and block, which cars, and their stays on that day. */
interface Cell {
  readonly day: number;
  readonly block: number;
  readonly cars: Set<number>;
  readonly stays: { readonly car: number; readonly stay: Stay }[];
}

async function cellsOf(
  tx: Queries,
  changes: readonly Change[],
  changedCars: ReadonlyMap<string, number>,
  newCars: ReadonlyMap<string, number>,
): Promise<Cell[]> {
  const cells = new Map<string, Cell>();
  const cellAt = (day: number, slot: number) => {
    const block = Math.floor(slot / carsPerBlock);
    const key = keyOf({ day, block });
    const cell = cells.get(key) ?? { day, block, cars: new Set(), stays: [] };
    cells.set(key, cell);
    return cell;
  };
  for (const { asset_id, ...stay } of changes) {
    const slot = changedCars.get(asset_id);
    if (slot === undefined) continue;
    for (const day of eachDay(stay)) cellAt(day, slot).cars.add(slot % carsPerBlock);
  }
  for (const { slot, stay } of await staysOf(tx, newCars)) {
    for (const day of eachDay(stay)) {
      cellAt(day, slot).stays.push({ car: slot % carsPerBlock, stay });
    }
  }
  for (const { slot, stay } of await staysOf(tx, changedCars)) {
    for (const day of eachDay(stay)) {
      const cell = cellAt(day, slot);
      const car = slot % carsPerBlock;
      if (cell.cars.has(car)) cell.stays.push({ car, stay });
    }
  }
  return [...cells.values()];
}

const keyOf = ({ day, block }: { readonly day: number; readonly block: number }) =>
  `${day}/${block}`;

function* eachDay(stay: Stay): Generator<number> {
  const { first, last } = daysOf(stay);
  for (let day = first; day <= last; day += 1) yield day;
}

async function staysOf(
  tx: Queries,
  slots: ReadonlyMap<string, number>,
): Promise<{ slot: number; stay: Stay }[]> {
  const { rows } = await sql<Stay & { asset_id: string }>`
    SELECT asset_id, ${stayColumns} FROM occupancies
    WHERE asset_id = ANY(${[...slots.keys()]})`.execute(tx);
  return rows.map(({ asset_id, from, to }) => ({
    slot: slots.get(asset_id) ?? 0,
    stay: { from, to },
  }));
}

async function rewrite(tx: Queries, cityId: string, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return;
  const days = cells.map(({ day }) => day);
  const blocks = cells.map(({ block }) => block);
  const { rows } = await sql<TakenDay & { day: number; block: number }>`
    SELECT day, block, touched, parts FROM taken_days
    JOIN unnest(${days}::int[], ${blocks}::int[]) AS cell (day, block) USING (day, block)
    WHERE city_id = ${cityId}`.execute(tx);
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  const entries = cells.map((cell) =>
    rewriteDay(cell.day, stored.get(keyOf(cell)), cell.cars, cell.stays),
  );
  await sql`
    INSERT INTO taken_days (city_id, day, block, touched, parts)
    SELECT ${cityId}, * FROM unnest(${days}::int[], ${blocks}::int[],
      ${entries.map(({ touched }) => Buffer.from(touched))}::bytea[],
      ${entries.map(({ parts }) => Buffer.from(parts))}::bytea[])
    ON CONFLICT (city_id, day, block)
      DO UPDATE SET touched = EXCLUDED.touched, parts = EXCLUDED.parts`.execute(tx);
}
