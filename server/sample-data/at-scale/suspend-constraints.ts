import type { ClientBase } from 'pg';

type Definition = { readonly name: string; readonly drop: string; readonly create: string };

/**
 * Takes keys, references and indexes of some tables away and gives what puts them back, word by word
 * as the database had them. Filling a table first and building its indexes after is several times
 * faster; putting a constraint back checks every row. Both happen in the caller's transaction, so
 * nobody ever sees the tables without them. The exclusion constraint stays: to check each row as it
 * comes takes less time than to check them all at the end.
 */
export async function suspendConstraints(
  client: ClientBase,
  tables: readonly string[],
): Promise<readonly Omit<Definition, 'drop'>[]> {
  const references = await definitions(client, referencesSql, tables);
  const keys = await definitions(client, keysSql, tables);
  const indexes = await definitions(client, indexesSql, tables);
  for (const { drop } of [...references, ...indexes, ...keys]) await client.query(drop);
  return [...keys, ...indexes, ...references];
}

async function definitions(
  client: ClientBase,
  sql: string,
  tables: readonly string[],
): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(sql, [tables]);
  return rows;
}

const constraintsSql = `
  SELECT conname AS name,
         format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                pg_get_constraintdef(oid)) AS create
    FROM pg_constraint`;

/** Foreign keys of the tables, and those of others that point to them. */
const referencesSql = `
  ${constraintsSql}
   WHERE contype = 'f'
     AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))
   ORDER BY conrelid::regclass::text, conname`;

/** Primary keys and uniqueness. */
const keysSql = `
  ${constraintsSql}
   WHERE contype IN ('p', 'u') AND conrelid = ANY ($1::regclass[])
   ORDER BY conrelid::regclass::text, contype, conname`;

const indexesSql = `
  SELECT index.indexrelid::regclass::text AS name,
         format('DROP INDEX %s', index.indexrelid::regclass) AS drop,
         pg_get_indexdef(index.indexrelid) AS create
    FROM pg_index index
   WHERE index.indrelid = ANY ($1::regclass[])
     AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = index.indexrelid
                        AND contype IN ('p', 'u', 'x'))
   ORDER BY index.indrelid::regclass::text, 1`;
