import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { findPostgres } from '../server/testing/find-postgres.ts';
import type { Statement } from '../server/testing/record-queries.ts';
import { loadOf } from './load.ts';
import type { Contender } from './rounds.ts';

/**
 * PostgreSQL's own measuring program sends recorded statements, prepared, with their parameters, one
 * connection per lane. What a lane commits it rolls back, so that it can be sent again.
 */
export function pgbench(databaseUrl: string, lanes: readonly (readonly Statement[])[]): Contender {
  const program = findPgbench();
  return {
    measure: ({ atOnce, seconds }) =>
      inFolder(async (folder) => {
        const runs = lanes.slice(0, atOnce).map((statements, lane) => {
          const { script, variables } = scriptOf(statements, 'rollback');
          return runLane(program, databaseUrl, {
            ...{ folder, lane, script, variables },
            extent: `--time=${seconds}`,
          });
        });
        return loadOf((await Promise.all(runs)).flat(), seconds);
      }),
  };
}

/** The transactions of a lane in their order, each with parameters of its own; so many in a round. */
interface OnceOnly {
  readonly pool: pg.Pool;
  readonly lanes: readonly (readonly (readonly Statement[])[])[];
  readonly perRound: number;
}

/**
 * The same for transactions that can be made once only. They are committed, with all that a commit sets
 * going, as the product commits them; what differs from one to the next is laid ready in a table and
 * read by one statement more.
 */
export async function pgbenchOnce(
  databaseUrl: string,
  { pool, lanes, perRound }: OnceOnly,
): Promise<Contender> {
  const program = findPgbench();
  const { script, constant, varying } = await layReady(pool, lanes);
  const text = [
    '\\set n :n + 1',
    `SELECT ${varying.join(', ')} FROM bench_parameters WHERE lane = :lane AND n = :n \\gset`,
    script,
  ].join('\n');
  let done = 0;
  return {
    measure: ({ atOnce }) =>
      inFolder(async (folder) => {
        const runs = Array.from({ length: atOnce }, (_, lane) =>
          runLane(program, databaseUrl, {
            ...{ folder, lane, script: text },
            variables: { ...constant, lane: String(lane), n: String(done - 1) },
            extent: `--transactions=${perRound}`,
          }),
        );
        const times = await Promise.all(runs);
        done += perRound;
        const perSecond = times.reduce((sum, of) => sum + of.length / (total(of) / 1000), 0);
        return { ...loadOf(times.flat(), 1), perSecond };
      }),
  };
}

async function layReady(pool: pg.Pool, lanes: OnceOnly['lanes']) {
  const scripts = lanes.map((transactions) =>
    transactions.map((statements) => scriptOf(statements, 'commit')),
  );
  // One that met a pause of the clock or the queue has a statement more: it is left out.
  const texts = Object.groupBy(scripts.flat(), ({ script }) => script);
  const [alike = []] = Object.values(texts).sort((a = [], b = []) => b.length - a.length);
  const [first] = alike;
  if (!first) throw new Error('nothing to send');
  const written = scripts.map((all) => all.filter(({ script }) => script === first.script));
  const varying = Object.keys(first.variables).filter((name) =>
    alike.some(({ variables }) => variables[name] !== first.variables[name]),
  );
  const constant = Object.fromEntries(
    Object.entries(first.variables).filter(([name]) => !varying.includes(name)),
  );
  const columns = varying.map((name) => `${name} text NOT NULL`).join(', ');
  await pool.query(
    `CREATE TABLE bench_parameters (lane int, n int, ${columns}, PRIMARY KEY (lane, n))`,
  );
  const names = ['lane', 'n', ...varying];
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  for (const [lane, transactions] of written.entries()) {
    for (const [n, { variables }] of transactions.entries()) {
      await pool.query(`INSERT INTO bench_parameters (${names.join(', ')}) VALUES (${places})`, [
        lane,
        n,
        ...varying.map((name) => variables[name]),
      ]);
    }
  }
  await pool.query('ANALYZE bench_parameters');
  return { script: first.script, constant, varying };
}

function findPgbench(): string {
  const program = path.join(findPostgres().bin, 'pgbench');
  if (existsSync(program)) return program;
  throw new Error('pgbench is missing: it comes with a PostgreSQL of the system, not with ours.');
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'handover-pgbench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Lane {
  readonly folder: string;
  readonly lane: number;
  readonly script: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly extent: string;
}

/** How many milliseconds each transaction took. */
async function runLane(program: string, databaseUrl: string, plan: Lane): Promise<number[]> {
  const { folder, lane, script, variables, extent } = plan;
  const file = path.join(folder, `${lane}.sql`);
  await writeFile(file, script);
  const log = `times-${lane}`;
  const args = [
    ...['--no-vacuum', '--protocol=prepared', `--file=${file}`, extent],
    ...['--log', `--log-prefix=${path.join(folder, log)}`],
    ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
    databaseUrl,
  ];
  const run = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: Buffer[] = [];
  run.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(run, 'close');
  if (code !== 0) throw new Error(`pgbench failed:\n${Buffer.concat(said)}`);
  return timesIn(folder, `${log}.`);
}

/** Its log has a line per transaction; the third word is how many microseconds it took. */
async function timesIn(folder: string, prefix: string): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  const texts = await Promise.all(logs.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(line.split(' ')[2]) / 1000);
}

const total = (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0);

/** A parameter is a variable; one that was null is left undefined, which is how pgbench says null. */
function scriptOf(statements: readonly Statement[], end: 'rollback' | 'commit') {
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
