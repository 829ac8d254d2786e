import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Engine } from './engine.ts';
import { createNotificationHub } from './notification-hub.ts';
import { closedWhenSilent } from './silent-connection.ts';
import { valueTypes } from './value-types.ts';

const OLDEST_VERSION = 15;
const CONNECTIONS = 20;

export async function openPostgres(url: string, connections = CONNECTIONS): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    types: valueTypes,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    stream: closedWhenSilent(),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // While it is lent out the pool does not listen, and whoever borrowed it hears of the break by
    // the statement that fails.
    client.on('error', () => {});
  });
  try {
    const { rows } = await pool.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) {
      throw new StartupError(
        `The database is PostgreSQL ${version}; version ${OLDEST_VERSION} or later is needed.`,
      );
    }
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database at DATABASE_URL cannot be used: ${reason(error)}.`);
  }
  const hub = createNotificationHub(url);
  return {
    engine: 'postgres',
    pool,
    listen: hub.listen,
    async close() {
      await hub.close();
      await pool.end();
    },
  };
}

/** The driver's own words, which never hold the password of the address. */
function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replace(/\.$/, '') : 'unknown reason';
}
