import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../db/sample-data/random.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../../testing/test-database.ts';
import { type FleetQuestion, findFreeCars } from './find-free-cars.ts';
import { createFleetShelf } from './fleet-shelf.ts';
import { packTakenDays } from './pack-days.ts';

const CITY = 'lisbon';
const HALF_HOUR_MS = 1_800_000;
const random = createRandom(11);
const shelf = createFleetShelf();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const at = (halfHours: number) => testNow.add({ milliseconds: halfHours * HALF_HOUR_MS });

const question = (from: number, to: number, ownHoldId: string | null = null): FleetQuestion => ({
  cityId: CITY,
  during: { from: at(from), to: at(to) },
  ownHoldId,
  filters: {},
  order: 'asc',
  limit: 1_000,
  offset: 0,
});

const search = (asked: FleetQuestion) => findFreeCars(database.kysely, shelf, asked);

/** The same, asked car by car and without anything packed. */
async function askEveryCar({ during, ownHoldId, order }: FleetQuestion): Promise<string[]> {
  const direction = order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM assets a WHERE city_id = ${CITY} AND enabled AND NOT EXISTS (
      SELECT FROM occupancies o WHERE o.asset_id = a.id AND (${ownHoldId}::uuid IS NULL OR hold_id IS DISTINCT FROM ${ownHoldId}::uuid)
        AND o.during && tstzrange(${during.from.toString()}::timestamptz, ${during.to.toString()}::timestamptz))
    ORDER BY price_per_day ${direction}, id ${direction}`.execute(database.kysely);
  return rows.map(({ id }) => id);
}

async function expectTheTruth(asked: FleetQuestion) {
  const { total, ids } = await search(asked);
  expect(ids).toEqual(await askEveryCar(asked));
  expect(total).toBe(ids.length);
  return ids;
}

const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);

async function cars(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM assets WHERE city_id = $1 ORDER BY id',
    [CITY],
  );
  return rows.map(({ id }) => id);
}

const block = (car: string, from: number, to: number) =>
  run(
    `INSERT INTO occupancies (asset_id, city_id, during, kind)
     VALUES ($1, $2, tstzrange($3, $4), 'maintenance') ON CONFLICT DO NOTHING`,
    [car, CITY, at(from).toString(), at(to).toString()],
  );

const waiting = async () =>
  (await database.pool.query('SELECT FROM occupancy_changes')).rowCount ?? 0;

/** Whatever an operator and many renters do to a fleet. */
const deeds: readonly ((car: string) => Promise<unknown>)[] = [
  async (car) => {
    const from = random.integer(0, 700);
    await block(car, from, from + random.integer(1, 150));
  },
  async (car) => {
    const from = random.integer(0, 700);
    await block(car, from, from + random.integer(1, 150));
  },
  (car) =>
    run(
      `DELETE FROM occupancies WHERE id = (
         SELECT id FROM occupancies WHERE asset_id = $1 AND booking_id IS NULL LIMIT 1)`,
      [car],
    ),
  (car) =>
    run(
      `UPDATE occupancies SET during = tstzrange(lower(during), upper(during) - interval '30 minutes')
       WHERE asset_id = $1 AND upper(during) - lower(during) > interval '1 hour'`,
      [car],
    ),
  (car) => run('UPDATE assets SET enabled = NOT enabled WHERE id = $1', [car]),
  (car) =>
    run('UPDATE assets SET price_per_day = $2 WHERE id = $1', [
      car,
      random.integer(20, 90) * 10_000,
    ]),
  (car) =>
    run(
      `INSERT INTO assets (city_id, brand, model, year, category, body_type, seats, doors, luggages,
         transmission, propulsion_type, price_per_day, base_latitude, base_longitude, created_at)
       SELECT city_id, brand, model, year, category, body_type, seats, doors, luggages, transmission,
         propulsion_type, price_per_day, base_latitude, base_longitude, created_at
       FROM assets WHERE id = $1`,
      [car],
    ),
  () => packTakenDays(database.kysely),
];

describe('the free cars of a city', () => {
  it('are those that asking car by car finds, whatever happened and however much is packed', async () => {
    for (let round = 0; round < 60; round += 1) {
      await random.pick(deeds)(random.pick(await cars()));
      const from = random.integer(0, 650);
      await expectTheTruth({
        ...question(from, from + random.integer(1, 200)),
        order: random.pick(['asc', 'desc']),
      });
    }
  });

  it('are read without asking a single car once everything is packed', async () => {
    await packTakenDays(database.kysely);
    expect(await waiting()).toBe(0);
    const { rows } = await database.pool.query('SELECT FROM assets WHERE slot IS NULL');
    expect(rows).toEqual([]);
    const asked = question(100, 300);
    const ids = await expectTheTruth(asked);
    // Behind the back of the notes, what is packed is all that is known.
    await run('ALTER TABLE occupancies DISABLE TRIGGER occupancy_changed');
    await run('DELETE FROM occupancies WHERE booking_id IS NULL');
    expect((await search(asked)).ids).toEqual(ids);
    expect(await askEveryCar(asked)).not.toEqual(ids);
    await run('ALTER TABLE occupancies ENABLE TRIGGER occupancy_changed');
    await run('UPDATE assets SET slot = NULL WHERE city_id = $1', [CITY]);
    await expectTheTruth(asked);
  });

  it('are counted whole and shown a page at a time', async () => {
    const asked = question(100, 300);
    const all = await askEveryCar(asked);
    const page = await search({ ...asked, limit: 4, offset: 3 });
    expect(page).toMatchObject({ total: all.length, ids: all.slice(3, 7) });
    expect((await search({ ...asked, offset: all.length })).ids).toEqual([]);
  });

  it('include the one that the renter holds, for that renter alone', async () => {
    await packTakenDays(database.kysely);
    const asked = question(400, 500);
    const [car = ''] = await askEveryCar(asked);
    const holdId = randomUUID();
    await run(
      `INSERT INTO holds (id, user_id, asset_id, starts_at, ends_at, created_at, expires_at)
       VALUES ($1, (SELECT id FROM users LIMIT 1), $2, $3, $4, $3, $4)`,
      [holdId, car, at(400).toString(), at(500).toString()],
    );
    await run(
      `INSERT INTO occupancies (asset_id, city_id, during, kind, hold_id)
       VALUES ($1, $2, tstzrange($3, $4), 'hold', $5)`,
      [car, CITY, at(400).toString(), at(500).toString(), holdId],
    );
    for (const isPacked of [false, true]) {
      if (isPacked) await packTakenDays(database.kysely);
      expect(await expectTheTruth(asked)).not.toContain(car);
      expect(await expectTheTruth({ ...asked, ownHoldId: holdId })).toContain(car);
    }
  });

  it('are right while others rent and two nodes pack', async () => {
    const fleet = await cars();
    let isOver = false;
    const packing = [1, 2].map(async () => {
      while (!isOver) await packTakenDays(database.kysely).catch(ignoreSerialisation);
    });
    for (let n = 0; n < 30; n += 1) {
      const from = random.integer(1_000, 1_200);
      await Promise.all(
        [1, 2, 3].map(() => block(random.pick(fleet), from, from + random.integer(1, 60))),
      );
    }
    isOver = true;
    await Promise.all(packing);
    await packTakenDays(database.kysely);
    expect(await waiting()).toBe(0);
    for (let from = 990; from < 1_270; from += 11) await expectTheTruth(question(from, from + 5));
  });

  it('are none in a city without cars', async () => {
    expect(await search({ ...question(0, 9), cityId: 'paris' })).toMatchObject({
      total: 0,
      ids: [],
    });
  });
});

it('a car stays in its city', async () => {
  const [car] = await cars();
  await expect(run(`UPDATE assets SET city_id = 'paris' WHERE id = $1`, [car])).rejects.toThrow(
    'a car stays in its city',
  );
});

/** Whoever packs on an old snapshot is refused by the database and comes again. */
function ignoreSerialisation(error: unknown): void {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '40001') throw error;
}
