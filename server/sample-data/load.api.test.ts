/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../accounts/password-hash.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../testing/test-database.ts';
import { sampleAccounts } from './accounts.ts';
import { whatIsHeld } from './at-scale/held-rows.ts';
import { loadAtScale } from './at-scale/load-at-scale.ts';
import { isEmpty, loadSampleData, prepareSampleSet } from './load.ts';

async function countOf(database: TestDatabase, table: string): Promise<number> {
  const { rows } = await database.pool.query(`SELECT count(*) FROM ${table}`);
  return rows[0].count;
}

describe('the sample data', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('empty');
  });
  afterAll(() => database.close());

  it('is loaded once, also when two nodes begin together', async () => {
    expect(await isEmpty(database)).toBe(true);
    const loads = [1, 2].map(() => loadSampleData(database, { now: testNow }));
    expect((await Promise.all(loads)).sort()).toEqual([false, true]);
    expect(await isEmpty(database)).toBe(false);
    expect(await loadSampleData(database, { now: testNow })).toBe(false);
    expect(await countOf(database, 'cities')).toBe(3);
  });

  it('has passwords that are accepted [A-SAFE-018]', async () => {
    const { rows } = await database.pool.query(
      'SELECT email, password AS hash FROM credentials JOIN users ON users.id = user_id',
    );
    expect(rows).toHaveLength(sampleAccounts.length);
    for (const { email, hash } of rows) {
      const password = sampleAccounts.find((account) => account.email === email)?.password ?? '';
      expect(await verifyPassword({ hash, password })).toBe(true);
    }
  });

  it('keeps JSON as documents and lists as arrays', async () => {
    const { rows } = await database.pool.query(
      `SELECT jsonb_typeof(car_snapshot) AS snapshot, car_snapshot->>'brand' AS brand,
              car_snapshot->'photos'->0->>'url' AS picture, pg_typeof(features) AS features
         FROM bookings JOIN cars ON cars.id = car_id LIMIT 1`,
    );
    expect(rows[0]).toMatchObject({ snapshot: 'object', features: 'text[]' });
    expect(rows[0].brand).toEqual(expect.any(String));
    expect(rows[0].picture).toMatch(/^\/pictures\/cars\/.*\.svg$/);
  });
});

describe('the sample data at scale', { timeout: 120_000 }, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('sample');
  });
  afterAll(() => database.close());

  const onTop = { cars: 150, occupancies: 3000, bookings: 300 };
  const options = { now: testNow, onTop, onDelete: () => {}, onProgress: () => {} };

  async function catalogue(): Promise<unknown[]> {
    const { rows } = await database.pool.query(
      `SELECT conrelid::regclass::text AS of, conname AS name, convalidated AS valid,
              pg_get_constraintdef(oid) AS definition
         FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
        UNION ALL
       SELECT tablename, indexname, true, indexdef FROM pg_indexes WHERE schemaname = current_schema()
        ORDER BY 1, 2, 4`,
    );
    return rows;
  }

  it('does not touch a database that holds something', async () => {
    const set = await prepareSampleSet(testNow);
    const before = await countOf(database, 'cars');
    expect(await loadAtScale(database, set, { ...options, replace: false })).toBe(false);
    expect(await countOf(database, 'cars')).toBe(before);
  });

  it('replaces what it holds when asked to, tells what, and leaves every constraint in place', async () => {
    const set = await prepareSampleSet(testNow);
    const before = {
      catalogue: await catalogue(),
      cars: await countOf(database, 'cars'),
      transitions: await countOf(database, 'booking_transitions'),
    };
    const told: string[] = [];
    const isLoaded = await loadAtScale(database, set, {
      ...options,
      replace: true,
      onDelete: (held) => told.push(...held.map(({ table, rows }) => `${table} ${rows}`)),
    });
    expect(isLoaded).toBe(true);
    expect(told).toContain(`cars ${before.cars}`);
    expect(await countOf(database, 'cars')).toBe((set.rows.cars?.length ?? 0) + onTop.cars);
    expect(await countOf(database, 'occupancies')).toBe(
      (set.rows.occupancies?.length ?? 0) + onTop.occupancies,
    );
    expect(await countOf(database, 'bookings')).toBe(
      (set.rows.bookings?.length ?? 0) + onTop.bookings,
    );
    expect(await catalogue()).toEqual(before.catalogue);
    expect(await countOf(database, 'booking_transitions')).toBe(before.transitions);
  });
});

it('the sample data at scale finds a database empty that only has its schema', async () => {
  const database = await createTestDatabase('empty');
  const client = await database.pool.connect();
  expect(await whatIsHeld(client)).toEqual([]);
  client.release();
  await database.close();
});
