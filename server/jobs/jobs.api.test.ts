/** @module-tag embedded */
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/connect.ts';
import { createLog } from '../log.ts';
import { copyTestDatabase } from '../testing/test-database.ts';
import { openJobs } from './jobs.ts';
import { jobNames } from './queues.ts';

it('several nodes that start together on an empty database all get their queues', async () => {
  const { location, remove } = await copyTestDatabase('empty');
  const nodes = 'url' in location ? 5 : 1; // the embedded database has one process
  const databases = await Promise.all(Array.from({ length: nodes }, () => openDatabase(location)));
  const log = createLog('silent');
  const jobs = await Promise.all(databases.map((database) => openJobs(database, log)));
  expect(jobs).toHaveLength(nodes);
  const { rows } = await (databases[0] as Database).pool.query<{ name: string }>(
    'SELECT name FROM pgboss.queue',
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(jobNames.flatMap((name) => [name, `${name}-given-up`])),
  );
  await Promise.all(jobs.map((one) => one.stop()));
  await Promise.all(databases.map((database) => database.close()));
  await remove();
});

it('a job that fails is tried again, and given up after its last attempt', async () => {
  const { location, remove } = await copyTestDatabase('empty');
  const database = await openDatabase(location);
  const jobs = await openJobs(database, createLog('silent'));
  const send = (bookingId: string) =>
    database.kysely.transaction().execute((tx) => jobs.enqueue(tx, 'bookings', { bookingId }));
  await send('tried again');
  await send('hopeless');
  await database.pool.query(
    `UPDATE pgboss.job SET retry_limit = 0 WHERE data->>'bookingId' = 'hopeless'`,
  );
  const tried: string[] = [];
  const givenUp: string[] = [];
  await jobs.work({
    bookings: {
      run: async ({ bookingId }) => {
        tried.push(bookingId);
        if (bookingId === 'hopeless' || tried.filter((one) => one === bookingId).length === 1) {
          throw new Error('not now');
        }
      },
      giveUp: async ({ bookingId }) => void givenUp.push(bookingId),
    },
  });
  await expect.poll(() => givenUp).toEqual(['hopeless']);
  await expect.poll(() => tried.toSorted()).toEqual(['hopeless', 'tried again', 'tried again']);
  expect(givenUp).toEqual(['hopeless']);
  await jobs.stop();
  await database.close();
  await remove();
});
