import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { embeddedOptions } from './embedded-options.ts';
import type { Engine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { makeContentsPrivate, makePrivateFolder } from './private-folder.ts';
import { valueTypes } from './value-types.ts';

const TIGHTENED_EVERY_MS = 60_000;

/** PostgreSQL inside this process, in a folder. One connection: a transaction must be passed down. */
export async function openEmbedded(folder: string): Promise<Engine> {
  await makePrivateFolder(folder);
  const unlock = await lockFolder(folder);
  const options = embeddedOptions(folder);
  if (!existsSync(path.join(options.dataDir, 'PG_VERSION'))) await makeDataFolder(folder);
  const pglite = new PGlite(options);
  await pglite.waitReady;
  // The engine gives its files to everybody, whatever the umask; only the folder around them is closed.
  const tighten = () => makeContentsPrivate(options.dataDir);
  await tighten();
  const tightening = setInterval(() => void tighten().catch(() => {}), TIGHTENED_EVERY_MS).unref();
  const pool = new pg.Pool({ ...createPgConfig(pglite), types: valueTypes } as pg.PoolConfig);

  return {
    engine: 'embedded',
    pool,
    async listen(channel, listener) {
      // Through the pool like every other statement: the engine's own `listen` does not wait for those
      // under way, and each of the two may get the other's answer.
      await pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      const forget = pglite.onNotification((named, payload) => {
        if (named === channel) listener.onMessage(payload);
      });
      return async () => forget();
    },
    async close() {
      await pool.end();
      await pglite.close();
      clearInterval(tightening);
      await tighten();
      await unlock();
    },
  };
}

/** In a process of its own: setting up a PostgreSQL takes 200 MB that a process never gives back. */
async function makeDataFolder(folder: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'make-data-folder.ts');
  await promisify(execFile)(process.execPath, [program, folder]);
}
