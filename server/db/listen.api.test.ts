/** @module-tag embedded */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from './connect.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

const ignore = { onMessage: () => {}, onGap: () => {} };

it('begins to listen at any moment of a statement, which still gets its answer', async () => {
  for (let steps = 0; steps < 60; steps += 1) {
    const connection = await database.pool.connect();
    const asked = connection.query('SELECT $1::int AS steps', [steps]);
    connection.release(); // whoever comes next waits for the answer
    for (let step = 0; step < steps; step += 1) await null;
    const stop = await database.listen(`after_${steps}`, ignore);
    expect((await asked).rows).toEqual([{ steps }]);
    await stop();
  }
});

it('hears what is told on its own channel, until it stops', async () => {
  const heard: string[] = [];
  const stop = await database.listen('own_channel', {
    ...ignore,
    onMessage: (payload) => void heard.push(payload),
  });
  const tell = (channel: string, payload: string) =>
    sql`SELECT pg_notify(${channel}, ${payload})`.execute(database.kysely);
  await tell('another_channel', 'not for us');
  await tell('own_channel', 'for us');
  await expect.poll(() => heard).toEqual(['for us']);
  await stop();
  await tell('own_channel', 'too late');
  await sql`SELECT 1`.execute(database.kysely);
  expect(heard).toEqual(['for us']);
});
