import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../server/testing/find-postgres.ts';
import { type Load, loadOf } from './load.ts';
import type { Statement } from './record-queries.ts';

interface Lane {
  readonly script: string;
  readonly variables: Readonly<Record<string, string>>;
  /** For how long, or how often, as pgbench is told. */
  readonly extent: `--time=${number}` | `--transactions=${number}`;
}

/** PostgreSQL's own measuring program. */
export function findPgbench(): string {
  const program = path.join(findPostgres().bin, 'pgbench');
  if (existsSync(program)) return program;
  throw new Error('pgbench is missing: it comes with a PostgreSQL of the system, not with ours.');
}

/** One connection that sends a script again and again; how many milliseconds each time took. */
export async function runLane(
  program: string,
  databaseUrl: string,
  { script, variables, extent }: Lane,
): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'handover-pgbench-'));
  try {
    const file = path.join(folder, 'script.sql');
    await writeFile(file, script);
    const args = [
      ...['--no-vacuum', '--protocol=prepared', `--file=${file}`, extent],
      ...['--log', `--log-prefix=${path.join(folder, LOG)}`],
      ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
      databaseUrl,
    ];
    const run = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const said: Buffer[] = [];
    run.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    const [code] = await once(run, 'close');
    if (code !== 0) throw new Error(`pgbench failed:\n${Buffer.concat(said)}`);
    return await timesIn(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * By the time its transactions took, not by the time it was given: it connects anew in every round, where the
 * product's connections stand. For the same reason the first of each lane, which prepares, is left out.
 */
export function loadOfLanes(lanes: readonly (readonly number[])[]): Load {
  const warm = lanes.map((times) => times.slice(1));
  const perSecond = warm.reduce((sum, times) => sum + times.length / secondsOf(times), 0);
  return { ...loadOf(warm.flat(), 1), perSecond };
}

const secondsOf = (times: readonly number[]) => times.reduce((sum, ms) => sum + ms, 0) / 1000;

const LOG = 'times';

/** Its log has a line per transaction; the third word is how many microseconds it took. */
async function timesIn(folder: string): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith(LOG));
  const texts = await Promise.all(logs.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(line.split(' ')[2]) / 1000);
}

/** A parameter is a variable; one that was null is left undefined, which is how pgbench says null. */
export function scriptOf(statements: readonly Statement[], end: 'rollback' | 'commit') {
  const variables: Record<string, string> = {};
  const idsRead = new Map<string, string>();
  const lines = statements.map(({ sql, params, id }, index) => {
    const text = sql.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, place) => {
      const value = params[Number(place) - 1];
      const read = typeof value === 'string' ? idsRead.get(value) : undefined;
      if (read) return `:${read}`;
      const name = `p${index}_${place}`;
      if (value !== null && value !== undefined) variables[name] = textOf(value);
      return `:${name}`;
    });
    if (text === 'commit') return `${end};`;
    if (!id) return `${text};`;
    idsRead.set(id, `read${index}_id`);
    return `${text} \\gset read${index}_`;
  });
  return { script: `${lines.join('\n')}\n`, variables };
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(String(one))).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
