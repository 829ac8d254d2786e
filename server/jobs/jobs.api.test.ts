import { expect, it } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import { createLog } from '../log.ts';
import { copyTestDatabase } from '../testing/test-database.ts';
import { openJobs } from './jobs.ts';

it('several nodes that start together on an empty database all get their queues', async () => {
  const { location, remove } = await copyTestDatabase('empty');
  const nodes = 'url' in location ? 5 : 1; // the embedded database has one process
  const databases = await Promise.all(Array.from({ length: nodes }, () => openDatabase(location)));
  const log = createLog('silent');
  const jobs = await Promise.all(databases.map((database) => openJobs(database, log)));
  expect(jobs).toHaveLength(nodes);
  await Promise.all(jobs.map((one) => one.stop()));
  await Promise.all(databases.map((database) => database.close()));
  await remove();
});
