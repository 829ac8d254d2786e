import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';

export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** A database that notes every statement the product sends through the query builder. */
export function recordQueries(database: Database) {
  let statements: Statement[] = [];
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log({ query: { sql, parameters } }) {
      statements.push({ sql, params: parameters });
    },
  });
  return {
    database: { ...database, kysely },
    /** What was sent since the last time it was asked. */
    take(): Statement[] {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
