import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPostgres } from './find-postgres.ts';
import {
  programsFor,
  runPostgres,
  type TestPostgres,
  unprivilegedUser,
  type Wanted,
} from './start-postgres.ts';

/** Made anew by the replica, or of no use to it. */
const LEFT_OUT = /\/(pg_wal\/.+|pg_replslot\/.+|postmaster\.(pid|opts)|pgsql_tmp.*)$/;

/**
 * A streaming replica of a server of our own. Copied by hand, because not every PostgreSQL that the
 * tests may find brings `pg_basebackup` along.
 */
export async function startReplica(
  primary: TestPostgres,
  port?: number,
  more: Wanted['settings'] = {},
): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handover-replica-'));
  const user = unprivilegedUser();
  const bin = programsFor(folder, findPostgres(), user !== undefined);
  const data = path.join(folder, 'data');
  await copyData(primary, data);
  await writeFile(path.join(data, 'standby.signal'), '');
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const { hostname, port: primaryPort, username } = new URL(primary.url);
  const settings = {
    primary_conninfo: `host=${hostname} port=${primaryPort} user=${username}`,
    hot_standby_feedback: 'on',
    wal_retrieve_retry_interval: '200ms',
    ...more,
  };
  return runPostgres({ folder, data, bin, user }, { settings, ...(port && { port }) });
}

async function copyData(primary: TestPostgres, data: string): Promise<void> {
  const client = new pg.Client(primary.url);
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('replica', fast => true)`);
    const filter = (file: string) => !LEFT_OUT.test(file);
    await cp(primary.data, data, { recursive: true, filter });
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    await mkdir(path.join(data, 'pg_wal'), { recursive: true });
    await writeFile(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}
