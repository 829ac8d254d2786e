import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { socketOf } from './silent-connection.ts';
import { readMarks } from './statement-marks.ts';
import { createStatementNames, isStalePlan, type StatementNames } from './statement-names.ts';

/**
 * The pool as Kysely sees it: every client sends what nobody waits for together with the next. An engine
 * that takes one statement at a time gets them one after the other, at the same moment.
 */
export function frugalPool(pool: pg.Pool, takesManyAtOnce: boolean): PostgresPool {
  const names = createStatementNames(takesManyAtOnce);
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const inOrder = takesManyAtOnce ? together(client) : oneByOne;
      const frugal = known.get(client) ?? frugalClient(client, inOrder, names);
      known.set(client, frugal);
      return frugal;
    },
  };
}

type Send = () => Promise<unknown>;
/** Their answers in the same order, or the first failure. */
type SendAll = (statements: readonly Send[]) => Promise<unknown[]>;
type Kept = ReturnType<typeof keptBack>;

function frugalClient(
  client: pg.PoolClient,
  inOrder: SendAll,
  names: StatementNames,
): PostgresPoolClient {
  /** The statements to be sent first; those of no transaction are never kept back. */
  let kept: Kept[] = [];
  let transaction: 'none' | 'wanted' | 'open' = 'none';

  const send = async (statement: Send) => {
    const first = kept;
    kept = [];
    if (transaction === 'wanted') transaction = 'open';
    if (first.length === 0) return statement();
    try {
      const answers = await inOrder([...first.map((one) => one.statement), statement]);
      first.forEach((one, index) => {
        one.answer.resolve(answers[index]);
      });
      return answers.at(-1);
    } catch (error) {
      for (const { answer } of first) answer.reject(error);
      throw error;
    }
  };
  const keepBack = (statement: Send) => {
    const one = keptBack(statement);
    kept.push(one);
    const later = () => {
      const last = kept.includes(one) ? kept.pop() : undefined;
      if (last) send(last.statement).then(last.answer.resolve, last.answer.reject);
      return one.answer.promise;
    };
    return { ...answered('KEPT'), rows: [{ later }] };
  };

  const sendAlone = async (statement: Send) => {
    try {
      return await onceMoreIfStale(statement);
    } catch (error) {
      // A text of several statements that begins a transaction of its own, as the job queue's do, leaves
      // it open where it fails; whoever gets this connection next would fail for it.
      await client.query('rollback').catch(() => {});
      throw error;
    }
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
    const statement = () => {
      const name = isPrepared || values.length > 0 ? names.nameOf(text, isPrepared) : undefined;
      return ask(client, { name, text, values }).catch((error: unknown) => {
        if (isStalePlan(error)) names.forget(name);
        throw error;
      });
    };
    if (!goesWithNext) return transaction === 'none' ? sendAlone(statement) : send(statement);
    // It would go out with a stranger's statement, or never.
    if (transaction === 'none') throw new Error('Only a transaction keeps a statement back.');
    return keepBack(statement);
  };
  return { query, release: (destroy) => client.release(destroy) } as PostgresPoolClient;
}

/** As the driver's own way with promises, which copies what it is given property by property each time. */
function ask(
  client: pg.PoolClient,
  { name, text, values }: { name: string | undefined; text: string; values: unknown[] },
): Promise<pg.QueryResult> {
  const answer = Promise.withResolvers<pg.QueryResult>();
  const query = new pg.Query(text, values, (error, result) =>
    error ? answer.reject(error) : answer.resolve(result),
  );
  client.query(Object.assign(query, { name }));
  return answer.promise;
}

function keptBack(statement: Send) {
  const answer = Promise.withResolvers<unknown>();
  answer.promise.catch(() => {}); // whoever sent it hears of the failure, wanted or not
  return { statement, answer };
}

const isBegin = (sql: string) => sql === 'begin' || sql.startsWith('start transaction');

const answered = (command: string) => ({ command, rowCount: 0, rows: [] });

/**
 * All at once, in order, in as few packets as they fit in. The first failure counts: what follows it in
 * its transaction fails for no reason of its own, and a `commit` behind it is a rollback.
 */
const together =
  (client: pg.PoolClient): SendAll =>
  async (statements) => {
    const socket = socketOf(client);
    socket.cork();
    let sent: Promise<unknown>[];
    try {
      sent = statements.map((statement) => statement());
    } finally {
      socket.uncork();
    }
    const answers = await Promise.allSettled(sent);
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
  };

/** What follows a failure is not sent; whoever began the transaction rolls it back. */
const oneByOne: SendAll = async (statements) => {
  const answers: unknown[] = [];
  for (const statement of statements) answers.push(await statement());
  return answers;
};

/** Without a transaction nothing else is lost; a transaction is over, and whoever began it begins again. */
async function onceMoreIfStale(statement: Send): Promise<unknown> {
  try {
    return await statement();
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    return statement();
  }
}
