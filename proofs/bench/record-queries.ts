import pg from 'pg';

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

function noteId(statement: Statement, { rows }: pg.QueryResult<{ id?: string }>): void {
  const id = statement.sql.startsWith('insert') ? rows[0]?.id : undefined;
  if (id) statement.id = id;
}

/** What the product sends tells its outcome by a call; what the driver itself sends, by a promise. */
interface Told {
  callback: (error: Error | null, result: pg.QueryResult<{ id?: string }>) => void;
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
      unanswered += 1;
      const answered = (result?: pg.QueryResult<{ id?: string }>) => {
        unanswered -= 1;
        if (undoes && result) noteId(statement, result);
      };
      if (given instanceof pg.Query) {
        const told = given as unknown as Told;
        const { callback } = told;
        told.callback = (error, result) => {
          answered(error ? undefined : result);
          callback(error, result);
        };
        return query(given);
      }
      const isUndone = undoes && statement.sql === 'commit';
      const answer = isUndone ? undo(query) : query(given, ...(more as []));
      // The pool's own shortcut brings a callback, and gets nothing to wait for.
      const done = () => answered();
      Promise.resolve(answer).then(done, done);
      return answer;
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
