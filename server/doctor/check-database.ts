import { access } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../db/connect.ts';
import { folderOwner } from '../db/folder-lock.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { openReplica } from '../db/replica/open-replica.ts';
import { createLog } from '../log.ts';
import { readOperatorDoor } from '../operator/operator-door.ts';
import { accountsOf } from './check-accounts.ts';
import { sellersOf } from './check-sellers.ts';
import { type Finding, found, right, wrong } from './finding.ts';

/** Reachable, of a known version and schema, and on time. Nothing is made or changed. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if ('folder' in config.database) {
    const { folder } = config.database;
    if (await folderOwner(folder)) return askRunningNode(folder, config);
    if (!(await exists(path.join(folder, 'postgres')))) {
      return [right('database', 'embedded; it is made at the first start')];
    }
  }
  const secrets = 'url' in config.database ? [config.database.url] : [];
  let opened: Database | undefined;
  const reached = await found(
    'database',
    async () => {
      opened = await openDatabase(config.database);
      return `${opened.engine}, PostgreSQL ${await versionOf(opened)}`;
    },
    secrets,
  );
  if (!opened) return [reached];
  const database = opened;
  try {
    return [reached, ...(await checkOpenDatabase(database, config))];
  } finally {
    await database.close();
  }
}

export async function checkOpenDatabase(database: Database, config: Config): Promise<Finding[]> {
  return [
    await found('migrations', () => migrationsOf(database)),
    await found('clock', () => clockOf(database, config)),
    await found('sellers', () => sellersOf(database, config)),
    await found('payment accounts', () => accountsOf(database, config)),
    ...(await checkReplica(database, config)),
  ];
}

/** The embedded database belongs to one process, so that process is asked. */
async function askRunningNode(folder: string, { isProduction }: Config): Promise<Finding[]> {
  const door = await readOperatorDoor(folder).catch(() => null);
  if (!door) return [wrong('database', 'embedded; the process that has it open is not ready')];
  const patience = { signal: AbortSignal.timeout(5_000) };
  return [
    await found('database', async () => {
      const answer = await fetch(`${door.url}/readyz`, patience);
      if (!answer.ok) throw new Error('embedded; the running node says that it does not answer');
      return `embedded, open in the node at ${door.url}, which is ready`;
    }),
    await found('clock', async () => {
      const answer = await fetch(`${door.url}/operator`, {
        ...patience,
        method: 'POST',
        headers: { Authorization: `Bearer ${door.token}` },
        body: JSON.stringify(['clock', 'show']),
      });
      const { lines } = (await answer.json()) as { readonly lines: readonly string[] };
      const shown = Temporal.Instant.from(lines[0] ?? '');
      return judgeOffset(shown.since(systemClock.now()).total('hours'), isProduction);
    }, [door.token]),
  ];
}

async function versionOf(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    SELECT current_setting('server_version') AS version`.execute(database.kysely);
  return rows[0]?.version ?? 'of unknown version';
}

async function checkReplica(database: Database, { replica }: Config): Promise<Finding[]> {
  if (!replica) return [];
  const check = async () => {
    const { lagMs, view, close } = await openReplica(database, replica, createLog('silent'));
    const isFit = view() !== null;
    await close();
    if (!isFit) throw new Error('not a replica of this database that answers and is close behind');
    return `answers, ${(lagMs() / 1000).toFixed(1)} s behind`;
  };
  return [await found('replica', check, [replica.url])];
}

async function migrationsOf(database: Database): Promise<string> {
  const pending = await pendingMigrations(database);
  return pending === 0 ? 'up to date' : `${pending} will be applied at the next start`;
}

/** A clock that was moved for a demonstration must not run a real business. */
async function clockOf(database: Database, { isProduction }: Config): Promise<string> {
  const { rows: known } = await sql<{ there: boolean }>`
    SELECT to_regclass('simulated_clock') IS NOT NULL AS there`.execute(database.kysely);
  const row = known[0]?.there
    ? await database.kysely.selectFrom('simulated_clock').select('offset_ms').executeTakeFirst()
    : undefined;
  return judgeOffset((row?.offset_ms ?? 0) / 3_600_000, isProduction);
}

function judgeOffset(offsetHours: number, isProduction: boolean): string {
  const hours = Math.round(offsetHours * 10) / 10;
  if (hours === 0) return 'the true time';
  if (isProduction) throw new Error(`moved by ${hours} hours: npm run clock -- reset`);
  return `moved by ${hours} hours`;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
