import pg from 'pg';
import type { Database } from '../../db/connect.ts';
import type { Tables } from '../../db/schema.ts';
import { loadingLock } from '../load.ts';
import { defaultSeed, type SampleSet } from '../sample-rows.ts';
import { emptyTables, type Held, whatIsHeld } from './held-rows.ts';
import { copyWriter, insertWriter, type RowWriter } from './row-writer.ts';
import { type ManyRows, rowsAtScale } from './rows-at-scale.ts';
import type { Scale } from './scale.ts';
import { suspendConstraints } from './suspend-constraints.ts';

export type Progress = {
  readonly phase: 'writing' | 'building';
  /** The table that is written; the constraint or index that is built. */
  readonly what: string;
  readonly done: number;
  readonly of: number | null;
};

export type LoadAtScaleOptions = {
  readonly now: Temporal.Instant;
  readonly seed?: number;
  /** What comes on top of the standard set; null for the standard set alone. */
  readonly onTop: Scale | null;
  /** Whether what the database holds may be deleted; told before it is. */
  readonly replace: boolean;
  readonly onDelete: (held: readonly Held[]) => void;
  readonly onProgress: (progress: Progress) => void;
};

/** All or nothing. Answers false, and does nothing, when the database is not empty. */
export async function loadAtScale(
  database: Database,
  set: SampleSet,
  options: LoadAtScaleOptions,
): Promise<boolean> {
  const { client, release } = await borrow(database);
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    const isLoaded = await fill(client, database.engine, set, options);
    if (isLoaded) await client.query('ANALYZE');
    await client.query(isLoaded ? 'COMMIT' : 'ROLLBACK');
    return isLoaded;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    await release();
  }
}

/** Building an index takes minutes in which nothing moves: the pool's connections would be closed. */
async function borrow({ engine, pool }: Database) {
  if (engine === 'embedded') {
    const client = await pool.connect();
    return { client, release: async () => client.release() };
  }
  const { stream: _, ...options } = pool.options;
  const client = new pg.Client(options);
  await client.connect();
  return { client, release: () => client.end() };
}

async function fill(
  client: pg.ClientBase,
  engine: Database['engine'],
  { rows: standard }: SampleSet,
  { now, seed = defaultSeed, onTop, replace, onDelete, onProgress }: LoadAtScaleOptions,
): Promise<boolean> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [loadingLock]);
  const held = await whatIsHeld(client);
  if (held.length > 0) {
    if (!replace) return false;
    onDelete(held);
  }
  await emptyTables(client);

  const many = onTop ? rowsAtScale(onTop, now, seed) : {};
  const suspended = await suspendConstraints(client, Object.keys(many));
  const write = engine === 'postgres' ? copyWriter(client) : insertWriter(client);
  for (const table of Object.keys(standard) as (keyof Tables)[]) {
    await writeTable(write, table, standard, many, onProgress);
  }
  for (const [index, { name, create }] of suspended.entries()) {
    onProgress({ phase: 'building', what: name, done: index, of: suspended.length });
    await client.query(create);
  }
  return true;
}

async function writeTable<T extends keyof Tables>(
  write: RowWriter,
  table: T,
  standard: SampleSet['rows'],
  many: ManyRows,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  await write(table, standard[table] ?? [], () => {});
  const onTop = many[table];
  if (!onTop) return;
  let done = 0;
  onProgress({ phase: 'writing', what: table, done, of: onTop.count });
  await write(table, onTop.rows(), (count) => {
    done += count;
    onProgress({ phase: 'writing', what: table, done, of: onTop.count });
  });
}
