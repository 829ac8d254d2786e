import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordQueries, roundTripsOf, type Statement } from '../testing/record-queries.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database, Queries } from './connect.ts';
import { statement } from './statement.ts';
import { askWithNext, prepared, sendWithNext } from './statement-marks.ts';

let database: Database;
let recorded: ReturnType<typeof recordQueries>;

beforeAll(async () => {
  database = await createTestDatabase();
  recorded = recordQueries(database.pool);
});
beforeEach(() => void recorded.take());
afterAll(() => database.close());

const note = (tx: Queries, key: string) =>
  tx.insertInto('attempts').values({ key, count: 1, began_at: new Date() });
const noted = async (key: string) => {
  const rows = await database.kysely
    .selectFrom('attempts')
    .select('key')
    .where('key', '=', key)
    .execute();
  return rows.length;
};
/** The embedded engine takes one statement at a time, and nobody travels to it. */
const expectTrips = (sent: readonly Statement[], trips: number) =>
  expect(roundTripsOf(sent)).toBe(database.engine === 'postgres' ? trips : sent.length);
const transaction = <T>(work: (tx: Queries) => Promise<T>) =>
  database.kysely.transaction().execute(work);

it('sends the begin with the first statement, and what is kept back with the commit', async () => {
  await transaction(async (tx) => {
    await sql`SELECT 1`.execute(tx);
    await sendWithNext(tx, note(tx, 'kept back'));
  });
  const sent = recorded.take();
  expect(sent.map(({ sql: text }) => text.split(' ')[0])).toEqual([
    ...['begin', 'SELECT'],
    ...['insert', 'commit'],
  ]);
  expectTrips(sent, 2);
  expect(await noted('kept back')).toBe(1);
});

it('sends what is kept back before the next statement, which sees it', async () => {
  const seen = await transaction(async (tx) => {
    await sendWithNext(tx, note(tx, 'seen'));
    return tx.selectFrom('attempts').select('key').where('key', '=', 'seen').execute();
  });
  expect(seen).toHaveLength(1);
  expectTrips(recorded.take(), 2);
});

it('sends nothing for a transaction that did nothing', async () => {
  await transaction(async () => {});
  await expect(transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(recorded.take()).toEqual([]);
});

it('drops what is kept back when the transaction comes to nothing', async () => {
  const work = transaction(async (tx) => {
    await sql`SELECT 1`.execute(tx);
    await sendWithNext(tx, note(tx, 'dropped'));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await noted('dropped')).toBe(0);
});

it('fails the transaction with the error of what was kept back, and leaves nothing behind', async () => {
  const work = transaction(async (tx) => {
    await note(tx, 'before the failure').execute();
    await sendWithNext(tx, note(tx, 'twice'));
    await sendWithNext(tx, note(tx, 'twice'));
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await noted('before the failure')).toBe(0);
  expect(await noted('twice')).toBe(0);
  // The connection is as good as before.
  await transaction((tx) => note(tx, 'afterwards').execute());
  expect(await noted('afterwards')).toBe(1);
});

it('keeps nothing back outside a transaction', async () => {
  const { kysely } = database;
  await expect(sendWithNext(kysely, note(kysely, 'alone'))).rejects.toThrow('Only a transaction');
  expect(await noted('alone')).toBe(0);
});

it('asks a prepared statement again after a migration added a column', async () => {
  const cities = () =>
    sql<{ city: object }>`${prepared}
      SELECT row_to_json(c) AS city FROM cities c WHERE id = ${'lisbon'}`.execute(database.kysely);
  const { rows: before } = await cities();
  await sql`ALTER TABLE cities ADD COLUMN anthem text`.execute(database.kysely);
  const { rows: after } = await cities();
  expect(after[0]?.city).toEqual({ ...before[0]?.city, anthem: null });
});

it('asks a prepared statement again whose first time failed', async () => {
  const share = (parts: number) =>
    sql<{ share: number }>`${prepared} SELECT 12 / ${parts}::int AS share`.execute(database.kysely);
  await expect(share(0)).rejects.toMatchObject({ code: '22012' });
  expect((await share(3)).rows).toEqual([{ share: 4 }]);
  await expect(share(0)).rejects.toMatchObject({ code: '22012' });
  expect((await share(4)).rows).toEqual([{ share: 3 }]);
});

const number = (value: number) => statement<{ value: number }>('select $1::int as value', [value]);

it('answers what is asked with the next when the next is answered, after one round trip', async () => {
  await transaction(async (tx) => {
    const first = await askWithNext(tx, number(1));
    const second = await askWithNext(tx, number(2));
    const { rows } = await tx.executeQuery(number(3));
    expect([await first(), await second(), rows]).toEqual([
      [{ value: 1 }],
      [{ value: 2 }],
      [{ value: 3 }],
    ]);
    expectTrips(recorded.take(), 1);
  });
});

it('sends what waits for company when its answer is wanted before', async () => {
  await transaction(async (tx) => {
    const first = await askWithNext(tx, number(1));
    const second = await askWithNext(tx, number(2));
    expect(await first()).toEqual([{ value: 1 }]);
    expect(await second()).toEqual([{ value: 2 }]);
    expectTrips(recorded.take(), 1);
  });
});

it('fails whatever went out together with the first failure', async () => {
  const codes: unknown[] = [];
  const work = transaction(async (tx) => {
    await note(tx, 'before the others').execute();
    const first = await askWithNext(tx, number(1));
    await sendWithNext(tx, note(tx, 'before the others'));
    const last = await askWithNext(tx, number(2));
    for (const ask of [() => tx.executeQuery(number(3)), first, last]) {
      codes.push(await ask().catch((error: { code?: string }) => error.code));
    }
    throw new Error('all of it');
  });
  await expect(work).rejects.toThrow('all of it');
  expect(codes).toEqual(['23505', '23505', '23505']);
  expect(await noted('before the others')).toBe(0);
});

it('prepares what is sent often, and no list of a length of its own', async () => {
  const texts = await transaction(async (tx) => {
    for (let time = 0; time < 6; time += 1) {
      await tx.selectFrom('attempts').select('key').where('key', '=', `${time}`).execute();
      const some = Array.from({ length: time + 1 }, (_, n) => `${n}`);
      await tx.selectFrom('attempts').select('count').where('key', 'in', some).execute();
    }
    const { rows } = await sql<{ statement: string }>`
      SELECT statement FROM pg_prepared_statements`.execute(tx);
    return rows.map((row) => row.statement);
  });
  const isOften = database.engine === 'postgres';
  expect(texts.includes('select "key" from "attempts" where "key" = $1')).toBe(isOften);
  expect(texts.filter((text) => text.includes(' in ('))).toEqual([]);
});

it('asks once more when a migration changed what a prepared statement gives', async () => {
  const lisbon = () =>
    sql<object>`${prepared} SELECT * FROM cities WHERE id = ${'lisbon'}`.execute(database.kysely);
  const { rows: before } = await lisbon();
  await sql`ALTER TABLE cities ADD COLUMN motto text`.execute(database.kysely);
  recorded.take();
  const { rows: after } = await lisbon();
  expect(after).toEqual([{ ...before[0], motto: null }]);
  expect(recorded.take()).toHaveLength(2);
});

it('leaves no transaction open that a text of several statements began and could not end', async () => {
  await database.kysely.connection().execute(async (db) => {
    const several = sql.raw('BEGIN; SELECT 1 / 0; COMMIT;').execute(db);
    await expect(several).rejects.toThrow('division by zero');
    const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
