import type pg from 'pg';

export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
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
    client.query = ((sql: unknown, params: readonly unknown[] = [], ...more: unknown[]) => {
      if (!isOn || typeof sql !== 'string') return query(sql, params, ...more);
      const statement: Statement = { sql, params };
      statements.push(statement);
      if (undoes && sql === 'commit') return undo(query);
      const answer = query(sql, params, ...more);
      return undoes && answer instanceof Promise ? noteId(statement, answer) : answer;
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
