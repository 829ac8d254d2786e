import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, type PostgresPrograms } from './find-postgres.ts';
import { freePort } from './free-port.ts';
import { startKeptProcess } from './kept-process.ts';

export interface TestPostgres {
  /** Of the database `postgres`, as its superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

const SUPERUSER = 'handover';
const STARTS_WITHIN_SECONDS = 30;

/** A PostgreSQL server of our own on a free port, in a temporary folder, gone when we are. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handover-postgres-'));
  const user = unprivilegedUser();
  const bin = programsFor(folder, findPostgres(), user !== undefined);
  const data = path.join(folder, 'data');
  if (user) chownSync(folder, user.uid, user.gid);
  execFileSync(
    path.join(bin, 'initdb'),
    // The same text order as the embedded database's.
    `--pgdata=${data} --username=${SUPERUSER} --auth=trust --encoding=UTF8 --locale=C --lc-ctype=C.UTF-8 --no-sync`.split(
      ' ',
    ),
    { cwd: folder, stdio: 'pipe', ...user },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const server = startKeptProcess({
    command: path.join(bin, 'postgres'),
    args: [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    folder,
    signal: 'SIGINT',
    ...(user && { user }),
  });
  const url = `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`;
  for (const started = Date.now(); !(await answers(url)); await delay(50)) {
    if (server.ended() || Date.now() - started > STARTS_WITHIN_SECONDS * 1000) {
      await server.stop();
      throw new Error(`PostgreSQL did not start:\n${server.output()}`);
    }
  }
  return { url, stop: server.stop };
}

/** PostgreSQL refuses to run as root: then an account that owns nothing runs it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** That account may not read the folder of this checkout, so it gets the programs in its own. */
function programsFor(folder: string, found: PostgresPrograms, forOtherUser: boolean): string {
  if (!found.packageFolder || !forOtherUser) return found.bin;
  const copy = path.join(folder, 'programs');
  mkdirSync(copy);
  cpSync(found.packageFolder, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
