/** @module-tag embedded */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { type DatabaseLocation, openDatabase } from '../db/connect.ts';
import { openJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { copyTestDatabase } from '../testing/test-database.ts';
import { carryOutRequest } from './carry-out-request.ts';
import { findRequest } from './find-request.ts';

const STUCK_WORKER = path.join(import.meta.dirname, '../testing/stuck-worker.ts');

it('a request whose node was killed in the middle is carried out by the next one', async () => {
  const { location, remove } = await copyTestDatabase();
  const userId = await renterOf(location);
  const node = spawn(process.execPath, [STUCK_WORKER, JSON.stringify([location, userId])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [requestId] = (await once(node.stdout, 'data')).map(String);
  node.kill('SIGKILL');
  await once(node, 'exit');

  const next = await openDatabase(location);
  const log = createLog('silent');
  const jobs = await openJobs(next, log);
  const deps = { db: next.kysely, clock: systemClock, log };
  const read = () => findRequest(next.kysely, requestId ?? '', userId);
  expect(await read()).toMatchObject({ status: 'pending' });
  await jobs.work({
    requests: {
      run: ({ requestId: id }) =>
        carryOutRequest(
          deps,
          { rehearsal: async () => ({ status: 'accepted', result: { reference: 'saved' } }) },
          id,
        ),
    },
  });
  await expect.poll(read).toMatchObject({ status: 'accepted', result: { reference: 'saved' } });
  await jobs.stop();
  await next.close();
  await remove();
});

/** Opened and closed again: the embedded database belongs to one process at a time. */
async function renterOf(location: DatabaseLocation): Promise<string> {
  const database = await openDatabase(location);
  const { id } = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'renter@handover.example')
    .executeTakeFirstOrThrow();
  await database.close();
  return id;
}
