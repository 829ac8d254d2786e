import { vi } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import { openReplica, type ReplicaBounds } from '../db/replica/open-replica.ts';
import { openTestLog } from './open-test-log.ts';
import { startPostgres } from './start-postgres.ts';
import { startReplica } from './start-replica.ts';
import { fill, testNow } from './templates.ts';
import { createTestApp } from './test-app.ts';

/** Looks often and judges mildly: a slow machine is no trouble, and lag is made by hand. */
const mild: ReplicaBounds = { pollEveryMs: 20, lagMs: 3_600_000, answerMs: 20_000 };

/** The API on a PostgreSQL of its own, with a streaming replica whose replay can be stopped. */
export async function startReplicatedApp(bounds: Partial<ReplicaBounds> = {}) {
  const primary = await startPostgres();
  await fill(await openDatabase({ url: primary.url }), 'sample');
  let server = await startReplica(primary);
  const { url } = server;
  const { log, lines } = openTestLog('info');
  const database = await openDatabase({ url: primary.url });
  const replica = await openReplica(database, { url }, log, { ...mild, ...bounds });
  const app = await createTestApp({ database, replica });
  await app.deps.clock.moveTo(testNow);

  const onReplica = async (sql: string) => {
    const own = await openDatabase({ url });
    try {
      return (await own.pool.query(sql)).rows[0];
    } finally {
      await own.close();
    }
  };
  return {
    app,
    database,
    replica,
    url,
    primaryUrl: primary.url,
    onReplica,
    /** What was logged about the replica. */
    said: () => lines.filter((line) => /search reads/.test(line)),
    async pauseJobs() {
      await onReplica('SELECT pg_wal_replay_pause()');
      await vi.waitFor(async () => {
        const { state } = await onReplica('SELECT pg_get_wal_replay_pause_state() AS state');
        if (state !== 'paused') throw new Error(`still ${state}`);
      }, 20_000);
    },
    goOn: () => onReplica('SELECT pg_wal_replay_resume()'),
    /** Waits until this node knows that the replica has all that is there now. */
    async caughtUp() {
      const { rows } = await database.pool.query<{ next: string }>(
        'SELECT pg_current_xact_id()::xid::text AS next',
      );
      await vi.waitFor(() => {
        const known = replica.view()?.knowsAllBefore ?? '0';
        if (Number(known) <= Number(rows[0]?.next)) throw new Error(`knows all before ${known}`);
      }, 20_000);
    },
    killReplica: () => server.kill(),
    async reviveReplica() {
      server = await startReplica(primary, Number(new URL(url).port));
    },
    async close() {
      await replica.close();
      await app.close();
      await server.stop();
      await primary.stop();
    },
  };
}

export type ReplicatedApp = Awaited<ReturnType<typeof startReplicatedApp>>;
