import { type Compilable, type CompiledQuery, sql } from 'kysely';
import type { Queries } from './connect.ts';

/**
 * How a statement wants to be sent. Kysely hands the driver nothing but the text, so the wish stands
 * at its head; `frugal-pool.ts` reads it.
 */
export const PREPARED = '/* prepared */ ';
const WITH_NEXT = '/* with the next */ ';

/**
 * At the head of a statement that is sent all the time: the database parses and plans it once per
 * connection, from the first time on and on either engine (what else comes often: `statement-names.ts`).
 * For statements that name their columns; one with `SELECT *` is asked twice after a migration.
 */
export const prepared = sql.raw(PREPARED);

/** A write whose outcome nobody reads: it goes out with the next statement, and fails with it. */
export async function sendWithNext(tx: Queries, write: Compilable | CompiledQuery): Promise<void> {
  await tx.executeQuery(withNext(write));
}

/** The rows of a statement that waits for company; whoever wants them before sends what waits. */
export type Later<R> = () => Promise<readonly R[]>;

/** What takes the place of the rows until the statement has gone out. */
export interface KeptBack<R> {
  readonly later: () => Promise<{ readonly rows: readonly R[] }>;
}

/** A statement whose answer is needed after the next one's: both are waited for once. */
export async function askWithNext<R>(
  tx: Queries,
  query: Compilable<R> | CompiledQuery<R>,
): Promise<Later<R>> {
  const { rows } = await tx.executeQuery(withNext(query));
  const [kept] = rows as unknown as readonly KeptBack<R>[];
  return async () => (await kept?.later())?.rows ?? [];
}

function withNext<R>(query: Compilable<R> | CompiledQuery<R>): CompiledQuery<R> {
  const compiled = 'compile' in query ? query.compile() : query;
  return { ...compiled, sql: WITH_NEXT + compiled.sql };
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
