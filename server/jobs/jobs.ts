import type pg from 'pg';
import { fromKysely, PgBoss, type Queue } from 'pg-boss';
import type { Database, Queries } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { type Job, type JobName, jobNames, queueSettings } from './queues.ts';

const TIDY = 'tidy';
const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '17 * * * *';

const SUPERVISION_SECONDS = 2;
const PATIENCE_MS = 10_000;
/** Any fixed number of our own. */
const QUEUE_LOCK = 4_210_772;

/** The durable queue and the schedule; they live in the same database, shared by all nodes. */
export interface Jobs {
  /** Queues work inside the transaction that makes it necessary: both are there or neither. */
  enqueue<N extends JobName>(tx: Queries, name: N, job: Job<N>): Promise<void>;
  work(workers: Workers): Promise<void>;
  /** Lets the jobs under way finish, takes no new ones. */
  stop(): Promise<void>;
}

interface Worker<N extends JobName> {
  /** May run twice, and on two nodes at once: a lease can lapse while the work goes on. */
  readonly run: (job: Job<N>) => Promise<void>;
  /** The last attempt failed too. */
  readonly giveUp?: (job: Job<N>) => Promise<void>;
}

type QueueWorkers = { readonly [N in JobName]?: Worker<N> };

export type Workers = QueueWorkers & { readonly tidy?: () => Promise<void> };

export async function openJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => executeAlone(database.pool, text, values),
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

  async function workOn<N extends JobName>(name: N, workers: QueueWorkers): Promise<void> {
    const worker: Worker<N> | undefined = workers[name];
    if (!worker) return;
    const { run, giveUp } = worker;
    await boss.work<Job<N>>(name, workOptions(name), async (batch) => {
      for (const job of batch) await run(job.data);
    });
    await boss.work<Job<N>>(givenUp(name), rarely, async (batch) => {
      for (const job of batch) {
        log.error({ queue: name, job: job.data }, 'a job was given up');
        await giveUp?.(job.data);
      }
    });
  }

  return {
    async enqueue(tx, name, job) {
      await boss.send(name, job, { db: fromKysely(tx) });
    },
    async work(workers) {
      for (const name of jobNames) await workOn(name, workers);
      if (workers.sweep) await boss.schedule('sweep', EVERY_MINUTE, {});
      if (!workers.tidy) return;
      await boss.work(TIDY, workers.tidy);
      await boss.schedule(TIDY, EVERY_HOUR);
    },
    stop: () => boss.stop({ graceful: true, timeout: PATIENCE_MS }),
  };
}

/**
 * Some of the queue's texts are several statements with a transaction of their own around them. Where one
 * fails, the transaction is still open, and whoever gets this connection next would fail for it.
 */
async function executeAlone(pool: pg.Pool, text: string, values: unknown[] = []) {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

const givenUp = (name: JobName) => `${name}-given-up`;

/** A notification wakes a worker at once; the short poll finds what a lost one announced. */
function workOptions(name: JobName) {
  return {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    burstWhenBatchFull: true,
    localConcurrency: queueSettings[name].workersPerNode,
  };
}

/** What is given up is rare, and a notification tells of it; the poll is for the one that gets lost. */
const rarely = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 };

async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.start();
  // Only what is missing: each queue takes several statements, and every later start would wait for them.
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const create = async (name: string, settings: Omit<Queue, 'name'>) => {
    if (known.has(name)) return;
    await boss.createQueue(name, settings);
    // The queue's own settings are read on first use. That must not happen inside a transaction: the
    // embedded database has one connection, and the reading would wait for the transaction for ever.
    await boss.findJobs(name, { key: 'none' });
  };
  for (const name of jobNames) {
    const { workersPerNode: _, ...settings } = queueSettings[name];
    await create(givenUp(name), { notify: true, retryLimit: 10, retryDelay: 1 });
    await create(name, { ...settings, notify: true, deadLetter: givenUp(name) });
  }
  await create(TIDY, {});
}

/** Nodes that start together would make the same tables and queues, and one of them would fail. */
async function oneNodeAtATime(database: Database, prepare: () => Promise<void>): Promise<void> {
  if (database.engine === 'embedded') return prepare(); // one process, one connection
  const client = await database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [QUEUE_LOCK]);
    await prepare();
    await client.query('SELECT pg_advisory_unlock($1)', [QUEUE_LOCK]);
    client.release();
  } catch (error) {
    // The lock goes with the connection; one that is never given back would keep the pool from ending.
    client.release(true);
    throw error;
  }
}
