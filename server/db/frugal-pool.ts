import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { readMarks } from './statement-marks.ts';

/**
 * The pool as Kysely sees it: every client sends what nobody waits for together with the next. An engine
 * that takes one statement at a time gets them one after the other, at the same moment.
 */
export function frugalPool(pool: pg.Pool, takesManyAtOnce: boolean): PostgresPool {
  const inOrder = takesManyAtOnce ? together : oneByOne;
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const frugal = known.get(client) ?? frugalClient(client, inOrder);
      known.set(client, frugal);
      return frugal;
    },
  };
}

type Send = () => Promise<unknown>;
type SendAll = (statements: readonly Send[]) => Promise<unknown>;

function frugalClient(client: pg.PoolClient, inOrder: SendAll): PostgresPoolClient {
  /** The statements to be sent first; those of no transaction are never kept back. */
  let kept: Send[] = [];
  let transaction: 'none' | 'wanted' | 'open' = 'none';

  const send = async (statement: Send) => {
    const all = [...kept, statement];
    kept = [];
    if (transaction === 'wanted') transaction = 'open';
    return all.length === 1 ? statement() : inOrder(all);
  };
  const keepBack = (statement: Send) => {
    kept.push(statement);
    return answered('KEPT');
  };

  const query = async (sql: string, params: readonly unknown[] = []): Promise<unknown> => {
    if (isBegin(sql)) {
      transaction = 'wanted';
      return keepBack(() => client.query(sql));
    }
    if (sql === 'commit' || sql === 'rollback') {
      // A transaction that sent nothing needs no end, and what is rolled back need not be sent.
      const isUnsent = transaction === 'wanted' && (sql === 'rollback' || kept.length === 1);
      if (isUnsent || sql === 'rollback') kept = [];
      transaction = 'none';
      return isUnsent ? answered(sql.toUpperCase()) : send(() => client.query(sql));
    }
    const { text, isPrepared, goesWithNext } = readMarks(sql);
    const values = [...params];
    const statement = () =>
      client.query(isPrepared ? { name: nameOf(text), text, values } : { text, values });
    if (!goesWithNext) return send(statement);
    // It would go out with a stranger's statement, or never.
    if (transaction === 'none') throw new Error('Only a transaction keeps a statement back.');
    return keepBack(statement);
  };
  return { query, release: (destroy) => client.release(destroy) } as PostgresPoolClient;
}

const isBegin = (sql: string) => sql === 'begin' || sql.startsWith('start transaction');

const answered = (command: string) => ({ command, rowCount: 0, rows: [] });

/**
 * All at once, in order; the answer of the last. The first failure counts: what follows it in its
 * transaction fails for no reason of its own, and a `commit` behind it is a rollback.
 */
async function together(statements: readonly Send[]): Promise<unknown> {
  const answers = await Promise.allSettled(statements.map((statement) => statement()));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  const last = answers.at(-1);
  return last?.status === 'fulfilled' ? last.value : undefined;
}

/** What follows a failure is not sent; whoever began the transaction rolls it back. */
async function oneByOne(statements: readonly Send[]): Promise<unknown> {
  let last: unknown;
  for (const statement of statements) last = await statement();
  return last;
}

const names = new Map<string, string>();

/** The same text has the same name on every connection. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
