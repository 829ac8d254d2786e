import type pg from 'pg';
import { findPgbench, loadOfLanes, runLane, scriptOf } from './pgbench-lane.ts';
import type { Statement } from './record-queries.ts';
import type { Contender } from './rounds.ts';

interface OnceOnly {
  readonly pool: pg.Pool;
  /** The transactions of each lane in their order, each with parameters of its own. */
  readonly lanes: readonly (readonly (readonly Statement[])[])[];
  readonly perRound: number;
}

/**
 * As `pgbench`, for transactions that can be made once only. They are committed, with all that a commit sets
 * going, as the product commits them; what differs from one to the next is laid ready in a table and
 * read by one statement more.
 */
export async function pgbenchOnce(
  databaseUrl: string,
  { pool, lanes, perRound }: OnceOnly,
): Promise<Contender> {
  const program = findPgbench();
  const { script, constant, varying } = await layReady(pool, lanes);
  const next = [
    '\\set n :n + 1',
    `SELECT ${varying.join(', ')} FROM bench_parameters WHERE lane = :lane AND n = :n \\gset`,
    script,
  ].join('\n');
  let done = 0;
  return {
    async measure({ atOnce }) {
      const runs = Array.from({ length: atOnce }, (_, lane) =>
        runLane(program, databaseUrl, {
          script: next,
          variables: { ...constant, lane: String(lane), n: String(done - 1) },
          extent: `--transactions=${perRound}`,
        }),
      );
      done += perRound;
      return loadOfLanes(await Promise.all(runs));
    },
  };
}

async function layReady(pool: pg.Pool, lanes: OnceOnly['lanes']) {
  const scripts = lanes.map((transactions) =>
    transactions.map((statements) => scriptOf(statements, 'commit')),
  );
  // One that differs from the others, by a statement that is sent now and then, is left out.
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
