import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../server/testing/find-postgres.ts';
import type { Statement } from '../server/testing/record-queries.ts';
import { type Load, loadOf } from './load.ts';
import type { Contender } from './rounds.ts';

/**
 * PostgreSQL's own measuring program sends recorded statements, prepared, with their parameters, one
 * connection per lane. What a lane commits it rolls back, so that it can be sent again.
 */
export function pgbench(databaseUrl: string, lanes: readonly (readonly Statement[])[]): Contender {
  const program = path.join(findPostgres().bin, 'pgbench');
  if (!existsSync(program)) {
    throw new Error('pgbench is missing: it comes with a PostgreSQL of the system, not with ours.');
  }
  return {
    async measure({ atOnce, seconds }): Promise<Load> {
      const folder = await mkdtemp(path.join(tmpdir(), 'handover-pgbench-'));
      try {
        const chosen = lanes.slice(0, atOnce);
        await Promise.all(
          chosen.map((statements, lane) =>
            runLane(program, databaseUrl, statements, { folder, lane, seconds }),
          ),
        );
        return loadOf(await timesIn(folder), seconds);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
}

async function runLane(
  program: string,
  databaseUrl: string,
  statements: readonly Statement[],
  { folder, lane, seconds }: { folder: string; lane: number; seconds: number },
): Promise<void> {
  const { script, variables } = scriptOf(statements);
  const file = path.join(folder, `${lane}.sql`);
  await writeFile(file, script);
  const args = [
    ...['--no-vacuum', '--protocol=prepared', `--file=${file}`, `--time=${seconds}`],
    ...['--log', `--log-prefix=${path.join(folder, `times-${lane}`)}`],
    ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
    databaseUrl,
  ];
  const run = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: Buffer[] = [];
  run.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(run, 'close');
  if (code !== 0) throw new Error(`pgbench failed:\n${Buffer.concat(said)}`);
}

/** Its log has a line per transaction; the third word is how many microseconds it took. */
async function timesIn(folder: string): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith('times-'));
  const texts = await Promise.all(logs.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(line.split(' ')[2]) / 1000);
}

/** A parameter is a variable; one that was null is left undefined, which is how pgbench says null. */
function scriptOf(statements: readonly Statement[]) {
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
    if (text === 'commit') return 'rollback;';
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
