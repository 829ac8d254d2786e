import type { Insertable } from 'kysely';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import type { SampleRows } from './sample-rows.ts';

/** A statement takes at most 65,535 parameters; the widest table has 25 columns. */
const rowsPerStatement = 500;

export async function insertRows(tx: Queries, rows: SampleRows): Promise<void> {
  for (const table of Object.keys(rows) as (keyof SampleRows)[]) {
    await insertInto(tx, table, rows[table] ?? []);
  }
}

export async function insertInto<T extends keyof Tables>(
  tx: Queries,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const some = rows.slice(start, start + rowsPerStatement);
    await tx.insertInto(table).values(some).execute();
  }
}
