import type pg from 'pg';

export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
  /** Went out together with the one before it, without waiting for that one's answer. */
  readonly isWithPrevious: boolean;
  /** What was written got this id, which later statements name. */
  id?: string;
}

type Query = (sql: unknown, params?: readonly unknown[], ...more: unknown[]) => unknown;

/** Whoever committed must not notice. */
const undo = async (query: Query) =>
  Object.assign((await query('rollback')) as object, { command: 'COMMIT' });

async function noteId(statement: Statement, answer: Promise<pg.QueryResult<{ id?: string }>>) {
  const result = await answer;
  const id = statement.sql.startsWith('insert') ? result.rows[0]?.id : undefined;
  if (id) statement.id = id;
  return result;
}

/** How often somebody waited for the database. */
export const roundTripsOf = (statements: readonly Statement[]): number =>
  statements.filter(({ isWithPrevious }) => !isWithPrevious).length;

/** The queue and the clock look after themselves now and then, on the same connections. */
export const isUpkeep = ({ sql }: Statement): boolean =>
  /pgboss\.|reltuples|simulated_clock/.test(sql);

/**
 * Notes every statement that is sent through a pool. `undoes` turns each commit into a rollback, so
 * that the same statements can be sent again.
 */
export function recordQueries(pool: pg.Pool, { undoes = false } = {}) {
  const patched = new WeakSet<object>();
  let statements: Statement[] = [];
  let isOn = true;
  pool.on('acquire', (client) => {
    if (patched.has(client)) return;
    patched.add(client);
    const query = client.query.bind(client) as Query;
    let unanswered = 0;
    client.query = ((given: unknown, ...more: unknown[]) => {
      const sent = isOn ? statementIn(given, more[0]) : null;
      if (!sent) return query(given, ...(more as []));
      const statement: Statement = { ...sent, isWithPrevious: unanswered > 0 };
      statements.push(statement);
      const isUndone = undoes && statement.sql === 'commit';
      const answer = isUndone ? undo(query) : query(given, ...(more as []));
      if (!(answer instanceof Promise)) return answer;
      unanswered += 1;
      const answered = () => {
        unanswered -= 1;
      };
      answer.then(answered, answered);
      return undoes && !isUndone ? noteId(statement, answer) : answer;
    }) as typeof client.query;
  });
  return {
    /** What was sent since the last time it was asked. */
    take(): Statement[] {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop() {
      isOn = false;
    },
  };
}

/** The driver takes a text and values, or both in one object. */
function statementIn(
  given: unknown,
  values: unknown = [],
): Pick<Statement, 'sql' | 'params'> | null {
  if (typeof given === 'string') return { sql: given, params: values as unknown[] };
  const { text, values: params = [] } = given as { text?: unknown; values?: unknown[] };
  return typeof text === 'string' ? { sql: text, params } : null;
}
