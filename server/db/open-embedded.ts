import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Database } from './connect.ts';
import { lockFolder } from './folder-lock.ts';
import { valueTypes } from './value-types.ts';

/** PostgreSQL inside this process, in a folder. One connection: a transaction must be passed down. */
export async function openEmbedded(folder: string): Promise<Omit<Database, 'kysely'>> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const pglite = new PGlite({
    dataDir: path.join(folder, 'postgres'),
    extensions: { btree_gist },
  });
  await pglite.waitReady;
  const pool = new pg.Pool({ ...createPgConfig(pglite), types: valueTypes } as pg.PoolConfig);

  return {
    engine: 'embedded',
    pool,
    async listen(channel, listener) {
      return pglite.listen(pg.escapeIdentifier(channel), (payload) => listener.onMessage(payload));
    },
    async close() {
      await pool.end();
      await pglite.close();
      await unlock();
    },
  };
}
