import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../connect.ts';
import { isDatabaseAway } from '../database-away.ts';
import { createLagMeter } from './lag-meter.ts';
import { TooSlow, within } from './within.ts';

export interface ReplicaBounds {
  readonly pollEveryMs: number;
  /** Further behind, it is not read. */
  readonly lagMs: number;
  /** Whoever waits longer for it asks the primary instead. */
  readonly answerMs: number;
}

export const replicaBounds: ReplicaBounds = {
  pollEveryMs: 500,
  lagMs: 10_000,
  answerMs: 1_000,
};

/** After trouble it is read again when it was well for so many looks. */
const READINGS_TO_TRUST = 3;

/** A replica that may be read now. */
export interface ReplicaView {
  readonly database: Database;
  /** Every transaction before this one that was committed is seen on the replica. */
  readonly knowsAllBefore: string;
}

export interface Replica {
  readonly answersWithinMs: number;
  /** Null while it is away, slow or too far behind. */
  view(): ReplicaView | null;
  lagMs(): number;
  /** Somebody's question failed there; it is looked at more closely when that was the server's fault. */
  report(error: unknown): void;
  close(): Promise<void>;
}

/**
 * Keeps a connection to a streaming replica and looks at it all the time, so that nobody who searches
 * has to. What is wrong with it is said once when it begins and once when it is over.
 */
export async function openReplica(
  primary: Database,
  location: Extract<DatabaseLocation, { url: string }>,
  log: Pick<Log, 'warn' | 'info'>,
  bounds: ReplicaBounds = replicaBounds,
): Promise<Replica> {
  const measure = createLagMeter();
  let link: Database | null = null;
  let view: ReplicaView | null = null;
  let trouble: string | null = null;
  let goodReadings = READINGS_TO_TRUST;
  let lagMs = 0;
  let closed = false;

  function dismiss(reason: string, error?: unknown) {
    view = null;
    goodReadings = 0;
    if (trouble !== reason) log.warn({ err: error, reason }, 'search reads from the primary');
    trouble = reason;
  }

  function trust(database: Database, knowsAllBefore: string) {
    goodReadings += 1;
    if (goodReadings < READINGS_TO_TRUST) return;
    if (trouble !== null) log.info('search reads from the replica again');
    trouble = null;
    view = { database, knowsAllBefore };
  }

  /** Statements that hang would keep its connections: the next look makes new ones. */
  function hangUp() {
    void link?.close().catch(() => {});
    link = null;
  }

  async function readPosition(): Promise<void> {
    try {
      link ??= await openDatabase(location);
      const first = await askPrimary(primary);
      const { isReplica, system, replayed, knowsAllBefore } = await within(
        bounds.answerMs,
        askReplica(link),
      );
      if (!isReplica || system !== first.system) {
        dismiss('DATABASE_REPLICA_URL is no replica of the primary');
        return;
      }
      lagMs = measure({
        primary: BigInt(first.position),
        replayed: BigInt(replayed),
        nowMs: performance.now(),
      });
      if (lagMs > bounds.lagMs) dismiss('the replica is too far behind');
      else trust(link, knowsAllBefore);
    } catch (error) {
      if (error instanceof PrimaryAway) return; // says nothing about the replica
      dismiss(error instanceof TooSlow ? 'the replica is slow' : 'the replica is away', error);
      hangUp();
    }
  }

  const pause = new AbortController();
  async function keepPolling() {
    while (!closed) {
      await delay(bounds.pollEveryMs, null, { ref: false, signal: pause.signal }).catch(() => {});
      if (!closed) await readPosition();
    }
  }

  await readPosition();
  const polling = keepPolling();
  return {
    answersWithinMs: bounds.answerMs,
    view: () => view,
    lagMs: () => lagMs,
    report(error) {
      if (error instanceof TooSlow) dismiss('the replica is slow', error);
      else if (isDatabaseAway(error)) dismiss('the replica is away', error);
    },
    async close() {
      closed = true;
      pause.abort();
      await polling;
      // One that has fallen silent is not waited for.
      if (link) await within(bounds.answerMs, link.close()).catch(() => {});
    },
  };
}

class PrimaryAway extends Error {}

interface PrimaryState {
  readonly system: string;
  readonly position: string;
}

/** What is flushed: before that nobody can have it but the primary. */
async function askPrimary({ pool }: Database): Promise<PrimaryState> {
  try {
    const { rows } = await pool.query<PrimaryState>(
      `SELECT system_identifier::text AS system, (pg_current_wal_flush_lsn() - '0/0')::text AS position
       FROM pg_control_system()`,
    );
    return rows[0] as PrimaryState;
  } catch (error) {
    throw new PrimaryAway('the primary does not answer', { cause: error });
  }
}

interface ReplicaState {
  readonly isReplica: boolean;
  readonly system: string;
  readonly replayed: string;
  readonly knowsAllBefore: string;
}

async function askReplica({ pool }: Database): Promise<ReplicaState> {
  const { rows } = await pool.query<ReplicaState>(
    `SELECT pg_is_in_recovery() AS "isReplica", system_identifier::text AS system,
       (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::text AS replayed,
       pg_snapshot_xmin(pg_current_snapshot())::xid::text AS "knowsAllBefore"
     FROM pg_control_system()`,
  );
  return rows[0] as ReplicaState;
}
