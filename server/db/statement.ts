import { type CompiledQuery, type Insertable, RawNode } from 'kysely';
import type { Tables } from './schema.ts';

/** The driver looks at text and values alone. */
const asText = { query: RawNode.createWithSql(''), queryId: { queryId: 'statement' } } as const;

/**
 * A statement whose text stands in the source. The query builder puts a text together and takes it
 * apart each time it is asked; for what every booking and every quote sends that is dear.
 */
export const statement = <R>(sql: string, parameters: readonly unknown[]): CompiledQuery<R> => ({
  ...asText,
  sql,
  parameters,
});

const insertTexts = new Map<string, string>();

/** Writes one row; the text is made once for each set of columns. The end is what follows the values. */
export function insertOf<T extends keyof Tables, R = unknown>(
  table: T,
  row: Insertable<Tables[T]>,
  end = '',
): CompiledQuery<R> {
  const columns = Object.keys(row);
  const kind = `${table} ${columns.join()} ${end}`;
  const text = insertTexts.get(kind) ?? insertText(table, columns, end);
  insertTexts.set(kind, text);
  return statement(text, Object.values(row));
}

function insertText(table: string, columns: readonly string[], end: string): string {
  const places = columns.map((_, index) => `$${index + 1}`);
  return `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) ${end}`.trimEnd();
}
