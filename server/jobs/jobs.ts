import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, Queries } from '../db/connect.ts';
import type { Log } from '../log.ts';

const REQUESTS = 'requests';
const GIVEN_UP = 'requests-given-up';
const TIDY = 'tidy';

/** A node that dies is noticed after this long, well inside the 25 s a renter's page waits. */
const LEASE_SECONDS = 10;
const SUPERVISION_SECONDS = 2;
const ATTEMPTS_AFTER_THE_FIRST = 4;
const WORKERS_PER_NODE = 4;
/** Any fixed number of our own. */
const QUEUE_LOCK = 4_210_772;

/** The durable queue and the schedule; they live in the same database, shared by all nodes. */
export interface Jobs {
  /** Queues the work of a request inside the transaction that wrote it. */
  enqueueRequest(tx: Queries, requestId: string): Promise<void>;
  work(workers: Workers): Promise<void>;
  /** Lets the jobs under way finish, takes no new ones. */
  stop(): Promise<void>;
}

export interface Workers {
  readonly carryOut: (requestId: string) => Promise<void>;
  /** The last attempt failed too: the request must not stay pending for ever. */
  readonly giveUp: (requestId: string) => Promise<void>;
  readonly tidy: () => Promise<void>;
}

interface RequestJob {
  readonly requestId: string;
}

export async function openJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      ...fromKysely(database.kysely),
      async listen(channel, onNotification, onReconnect) {
        const close = await database.listen(channel, {
          onMessage: onNotification,
          onGap: onReconnect,
        });
        return { close };
      },
    },
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'));
  await oneNodeAtATime(database, () => prepareQueues(boss));

  return {
    async enqueueRequest(tx, requestId) {
      await boss.send(REQUESTS, { requestId } satisfies RequestJob, { db: fromKysely(tx) });
    },
    async work({ carryOut, giveUp, tidy }) {
      // A notification wakes a worker at once; the short poll finds what a lost one announced.
      const options = {
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
        burstWhenBatchFull: true,
        localConcurrency: WORKERS_PER_NODE,
      };
      await boss.work<RequestJob>(REQUESTS, options, async (batch) => {
        for (const job of batch) await carryOut(job.data.requestId);
      });
      await boss.work<RequestJob>(GIVEN_UP, options, async (batch) => {
        for (const job of batch) await giveUp(job.data.requestId);
      });
      await boss.work(TIDY, tidy);
      await boss.schedule(TIDY, '17 * * * *');
    },
    stop: () => boss.stop({ graceful: true, timeout: LEASE_SECONDS * 1_000 }),
  };
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.start();
  await boss.createQueue(GIVEN_UP, { notify: true, retryLimit: 10, retryDelay: 1 });
  await boss.createQueue(REQUESTS, {
    notify: true,
    expireInSeconds: LEASE_SECONDS,
    retryLimit: ATTEMPTS_AFTER_THE_FIRST,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 10,
    deadLetter: GIVEN_UP,
  });
  await boss.createQueue(TIDY);
  // The queue's own settings are read on first use. That must not happen inside a transaction: the
  // embedded database has one connection, and the reading would wait for the transaction for ever.
  await boss.findJobs(REQUESTS, { key: 'none' });
}

/** Nodes that start together would make the same tables and queues, and one of them would fail. */
async function oneNodeAtATime(database: Database, prepare: () => Promise<void>): Promise<void> {
  if (database.engine === 'embedded') return prepare(); // one process, one connection
  const client = await database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [QUEUE_LOCK]);
    await prepare();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [QUEUE_LOCK]);
    client.release();
  }
}
