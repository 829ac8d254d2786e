import { type Compilable, sql } from 'kysely';
import type { Queries } from './connect.ts';

/**
 * How a statement wants to be sent. Kysely hands the driver nothing but the text, so the wish stands
 * at its head; `frugal-pool.ts` reads it.
 */
const PREPARED = '/* prepared */ ';
const WITH_NEXT = '/* with the next */ ';

/**
 * At the head of a statement that is sent all the time: the database parses and plans it once per
 * connection. For statements that name their columns; one with `SELECT *` would fail on connections
 * that are older than a migration.
 */
export const prepared = sql.raw(PREPARED);

/** A write whose outcome nobody reads: it goes out with the next statement, and fails with it. */
export async function sendWithNext(tx: Queries, write: Compilable): Promise<void> {
  const compiled = write.compile();
  await tx.executeQuery({ ...compiled, sql: WITH_NEXT + compiled.sql });
}

export interface MarkedText {
  readonly text: string;
  readonly isPrepared: boolean;
  readonly goesWithNext: boolean;
}

export function readMarks(statement: string): MarkedText {
  const goesWithNext = statement.startsWith(WITH_NEXT);
  const text = goesWithNext ? statement.slice(WITH_NEXT.length) : statement;
  const isPrepared = text.startsWith(PREPARED);
  return { text: isPrepared ? text.slice(PREPARED.length) : text, isPrepared, goesWithNext };
}
