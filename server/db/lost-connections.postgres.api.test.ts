import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { copyTestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './connect.ts';
import { isDatabaseAway } from './database-away.ts';
import { closedWhenSilent } from './silent-connection.ts';

let remove: () => Promise<void>;
let proxy: FaultProxy;
let database: Database;
let throughProxy: string;
beforeAll(async () => {
  const copy = await copyTestDatabase('empty');
  remove = copy.remove;
  const url = new URL('url' in copy.location ? copy.location.url : '');
  url.search = ''; // by the network, where a proxy can stand
  proxy = await startFaultProxy(Number(url.port));
  url.port = String(proxy.port);
  throughProxy = url.href;
  database = await openDatabase({ url: throughProxy });
});
afterAll(async () => {
  await database.close();
  await proxy.close();
  await remove();
});

const answers = () => sql`SELECT 1`.execute(database.kysely);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a connection to PostgreSQL that breaks', () => {
  it('in the middle of a transaction ends the transaction, and not the process', async () => {
    const reason = await reasonOf(
      database.kysely.transaction().execute(async (tx) => {
        await sql`SELECT 1`.execute(tx);
        proxy.cut();
        await delay(50); // nobody asks anything while it breaks
        await sql`SELECT 1`.execute(tx);
      }),
    );
    expect(isDatabaseAway(reason), String(reason)).toBe(true);
    await answers();
  });

  it('in the middle of an answer is known for what it is', async () => {
    proxy.cutNextAnswer();
    const reason = await reasonOf(answers());
    expect(isDatabaseAway(reason), String(reason)).toBe(true);
    await answers();
  });

  it('is replaced when it is the one that listens, and whoever listens is told of the gap', async () => {
    const heard: string[] = [];
    await database.listen('somewhere', {
      onMessage: (payload) => heard.push(payload),
      onGap: () => heard.push('gap'),
    });
    proxy.cut();
    await expect.poll(() => heard).toContain('gap');
    await sql`SELECT pg_notify('somewhere', 'news')`.execute(database.kysely);
    await expect.poll(() => heard).toEqual(['gap', 'news']);
  });

  it('is given up when nothing has come for too long', async () => {
    const client = new pg.Client({ ...database.pool.options, stream: closedWhenSilent(200) });
    client.on('error', () => {});
    await client.connect();
    await client.query('SELECT 1');
    proxy.turn('black hole');
    const reason = await reasonOf(client.query('SELECT 1'));
    proxy.turn('fair');
    await client.end();
    expect(isDatabaseAway(reason), String(reason)).toBe(true);
    await answers();
  });

  it('while a node starts lets the start fail, and everything be closed', async () => {
    const { pool } = database;
    const locks = async () =>
      (await pool.query(`SELECT FROM pg_locks WHERE locktype = 'advisory'`)).rowCount;
    const other = await openDatabase({ url: throughProxy });
    // Another node prepares the queues just now.
    const holder = await pool.connect();
    await holder.query('SELECT pg_advisory_lock(4210772)');
    const opening = reasonOf(openJobs(other, createLog('silent')));
    await expect.poll(locks).toBe(2);
    proxy.cut();
    holder.release();
    expect(await opening).toBeInstanceOf(Error);
    await other.close();
  });
});
