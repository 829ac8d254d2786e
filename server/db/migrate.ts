import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './connect.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** Any fixed number: nodes that start together wait for each other on this lock. */
const MIGRATION_LOCK = 4_210_771;

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

/** Brings the schema up to date: all pending migrations in one transaction, or none of them. */
export async function migrate(database: Database, folder = MIGRATIONS): Promise<number> {
  const known = await readMigrations(folder);
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await appliedMigrations(client);
    checkHistory(known, applied);
    const pending = known.filter(({ version }) => !applied.has(version));
    for (const migration of pending) await apply(client, migration);
    await client.query('COMMIT');
    return pending.length;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** How many migrations wait for the next start; throws when this program cannot use the database. */
export async function pendingMigrations(
  { pool }: Pick<Database, 'pool'>,
  folder = MIGRATIONS,
): Promise<number> {
  const known = await readMigrations(folder);
  const { rows } = await pool.query<{ there: boolean }>(
    "SELECT to_regclass('schema_migrations') IS NOT NULL AS there",
  );
  const applied = rows[0]?.there ? await readApplied(pool) : new Map<number, string>();
  checkHistory(known, applied);
  return known.filter(({ version }) => !applied.has(version)).length;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version: Number.parseInt(name, 10), name, checksum, sql };
    }),
  );
}

async function appliedMigrations(client: PoolClient): Promise<Map<number, string>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      version    integer PRIMARY KEY,
      name       text NOT NULL,
      checksum   text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  return readApplied(client);
}

async function readApplied(db: Pool | PoolClient): Promise<Map<number, string>> {
  const { rows } = await db.query<{ version: number; checksum: string }>(
    'SELECT version, checksum FROM schema_migrations',
  );
  return new Map(rows.map(({ version, checksum }) => [version, checksum]));
}

function checkHistory(known: Migration[], applied: Map<number, string>): void {
  const newestKnown = Math.max(0, ...known.map(({ version }) => version));
  const newestApplied = Math.max(0, ...applied.keys());
  if (newestApplied > newestKnown) {
    throw new StartupError(
      `The database is at version ${newestApplied}, newer than this program (version ${newestKnown}); start a newer program.`,
    );
  }
  const changed = known.find(({ version, checksum }) => {
    const before = applied.get(version);
    return before !== undefined && before !== checksum;
  });
  if (changed) {
    throw new StartupError(
      `Migration ${changed.name} was changed after it had been applied to this database; add a new migration instead.`,
    );
  }
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `Migration ${migration.name} failed and nothing was changed: ${reason}.`,
      { cause: error },
    );
  }
  await client.query(
    'INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)',
    [migration.version, migration.name, migration.checksum],
  );
}
