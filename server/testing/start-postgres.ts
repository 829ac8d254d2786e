import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, type PostgresPrograms } from './find-postgres.ts';
import { freePort } from './free-port.ts';
import { startManagedProcess } from './managed-process.ts';

export interface TestPostgres {
  /** Of the database `postgres`, as its superuser. */
  readonly url: string;
  /** Where its data is. */
  readonly data: string;
  /** As by `kill -9`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface Wanted {
  /** A free one when not given. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Started again whenever it ends by itself or is made to. */
  readonly comesBack?: boolean;
  /** Its address is a socket of the file system: a statement takes two thirds of the time it takes over the network. */
  readonly isLocal?: boolean;
  /** Its data on a disk of its own and of this size, which needs a user who may mount one. */
  readonly diskMegabytes?: number;
}

const SUPERUSER = 'handover';
const STARTS_WITHIN_SECONDS = 120;

/** A PostgreSQL server of our own on a free port, in a temporary folder, gone when we are. */
export async function startPostgres(wanted: Wanted = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handover-postgres-'));
  const user = unprivilegedUser();
  const bin = programsFor(folder, findPostgres(), user !== undefined);
  const data = path.join(folder, 'data');
  if (user) chownSync(folder, user.uid, user.gid);
  if (wanted.diskMegabytes) mountDisk(data, wanted.diskMegabytes, user);
  execFileSync(
    path.join(bin, 'initdb'),
    // The same text order as the embedded database's.
    `--pgdata=${data} --username=${SUPERUSER} --auth=trust --encoding=UTF8 --locale=C --lc-ctype=C.UTF-8 --no-sync`.split(
      ' ',
    ),
    { cwd: folder, stdio: 'pipe', ...user },
  );
  return runPostgres({ folder, data, bin, user }, wanted);
}

interface Place {
  readonly folder: string;
  /** Inside the folder. */
  readonly data: string;
  readonly bin: string;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

/** Starts a server on data that is there, and waits until it answers. */
export async function runPostgres(
  { folder, data, bin, user }: Place,
  wanted: Wanted,
): Promise<TestPostgres> {
  const port = wanted.port ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: wanted.isLocal ? folder : '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // So much of its log is there for a replica that was away.
    wal_keep_size: '256MB',
    ...wanted.settings,
  };
  const server = startManagedProcess({
    command: path.join(bin, 'postgres'),
    args: [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    folder,
    signal: 'SIGINT',
    ...(user && { user }),
    ...(wanted.comesBack && { comesBack: true }),
    ...(wanted.diskMegabytes && { mounted: data }),
  });
  const url = `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres${wanted.isLocal ? `?host=${folder}` : ''}`;
  for (const started = Date.now(); !(await answers(url)); await delay(50)) {
    if (server.ended() || Date.now() - started > STARTS_WITHIN_SECONDS * 1000) {
      await server.stop();
      throw new Error(`PostgreSQL did not start:\n${server.output()}`);
    }
  }
  return { url, data, kill: server.kill, stop: server.stop };
}

function mountDisk(at: string, megabytes: number, user?: { uid: number; gid: number }): void {
  mkdirSync(at);
  const owner = user ? `,uid=${user.uid},gid=${user.gid}` : '';
  const options = `size=${megabytes}m,mode=0700${owner}`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'handover-test', at], { stdio: 'pipe' });
}

/** PostgreSQL refuses to run as root: then an account that owns nothing runs it. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** That account may not read the folder of this checkout, so it gets the programs in its own. */
export function programsFor(
  folder: string,
  found: PostgresPrograms,
  forOtherUser: boolean,
): string {
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
