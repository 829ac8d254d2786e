/** @module-tag embedded */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carValues, photoViews } from '../../domain/car.ts';
import { blockReasons, carConditions, readingKinds } from '../../domain/fleet/condition.ts';
import { priceLineKinds } from '../../domain/price-line.ts';
import { columnOf } from '../catalogue/column-of.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

interface Column {
  readonly nullable: boolean;
  readonly type: string;
}

const readSource = (file: string) => readFile(path.join(import.meta.dirname, file), 'utf8');

/** The typed tables, read from the sources themselves: types leave no trace at run time. */
async function typedTables(): Promise<Map<string, Map<string, Column>>> {
  const joined = (await readSource('schema.ts')).matchAll(/ from '\.\/(schema\/[^']+)';/g);
  const sources = await Promise.all([...joined].map(([, file = '']) => readSource(file)));
  const body = sources.join('\n');
  const tables = new Map<string, Map<string, Column>>();
  for (const [, table = '', columns = ''] of body.matchAll(/^ {2}(\w+): \{([^}]*)\}/gm)) {
    const found = [...columns.matchAll(/(\w+):\s*([^;]+)(?:;|$)/g)];
    tables.set(
      table,
      new Map(
        found.map(([, name = '', type = '']) => [
          name,
          { nullable: /\|\s*null\b/.test(type), type: type.trim() },
        ]),
      ),
    );
  }
  // Staff sign in by tables of the same shape as renters do.
  for (const [, table = '', like = ''] of body.matchAll(/^ {2}(\w+): \w+\['(\w+)'\];/gm)) {
    tables.set(table, tables.get(like) ?? new Map());
  }
  return tables;
}

async function databaseTables() {
  const { rows } = await sql<{ table: string; column: string; nullable: boolean; type: string }>`
    SELECT table_name AS "table", column_name AS "column",
           is_nullable = 'YES' AS nullable, udt_name AS type
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`.execute(database.kysely);
  const tables = new Map<string, Map<string, Column>>();
  for (const { table, column, nullable, type } of rows) {
    const columns = tables.get(table) ?? new Map<string, Column>();
    tables.set(table, columns.set(column, { nullable, type }));
  }
  return tables;
}

const isNumeric = (type: string) => ['int4', 'int8', 'float8'].includes(type);

it('types every table and column that the database has, and no other', async () => {
  const typed = await typedTables();
  const real = await databaseTables();
  expect([...typed.keys()].sort()).toEqual([...real.keys()].sort());
  for (const [table, columns] of real) {
    expect([...(typed.get(table)?.keys() ?? [])].sort(), table).toEqual([...columns.keys()].sort());
  }
});

it('agrees with the database on what may be null and what is a number, a truth or an instant', async () => {
  const typed = await typedTables();
  for (const [table, columns] of await databaseTables()) {
    for (const [name, column] of columns) {
      const type = typed.get(table)?.get(name);
      const at = `${table}.${name}`;
      expect(type?.nullable, `${at} nullable`).toBe(column.nullable);
      expect(/\b(number|Amount)\b/.test(type?.type ?? ''), `${at} number`).toBe(
        isNumeric(column.type),
      );
      expect(/\bboolean\b/.test(type?.type ?? ''), `${at} boolean`).toBe(column.type === 'bool');
      expect(/\b(Instant|Date)\b/.test(type?.type ?? ''), `${at} instant`).toBe(
        column.type === 'timestamptz',
      );
      expect(/\bJson\b/.test(type?.type ?? ''), `${at} json`).toBe(column.type === 'jsonb');
    }
  }
});

it('stores every kind of price line that the domain knows, and no other', async () => {
  const { rows } = await sql<{ rule: string }>`
    SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint
    WHERE conrelid = 'booking_items'::regclass AND conname = 'booking_items_kind_check'`.execute(
    database.kysely,
  );
  const stored = [...(rows[0]?.rule.matchAll(/'([^']+)'/g) ?? [])].map(([, kind]) => kind);
  expect(stored.sort()).toEqual([...priceLineKinds].sort());
});

/** The values that the checks of a table name, by their column. */
async function allowedValues(table: string) {
  const { rows } = await sql<{ column: string; check: string }>`
    SELECT attname AS column, pg_get_constraintdef(c.oid) AS check
    FROM pg_constraint c JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'c' AND conrelid = ${table}::regclass`.execute(database.kysely);
  const named = rows.map(({ column, check }) => {
    const values = [...check.matchAll(/'(\w+)'/g)].map(([, value]) => value);
    return [column, values] as const;
  });
  return Object.fromEntries(named.filter(([, values]) => values.length > 0));
}

it('lets a car and its photos be exactly what domain/car.ts says [R-DATA-002 R-DATA-004 R-DATA-005 R-DATA-006 R-LIST-026]', async () => {
  const ofCars = Object.entries(carValues).map(([field, values]) => [columnOf(field), values]);
  const condition = carConditions;
  expect(await allowedValues('cars')).toEqual({ ...Object.fromEntries(ofCars), condition });
  expect(await allowedValues('car_photos')).toEqual({ view: photoViews });
  expect(await allowedValues('car_readings')).toEqual({ kind: readingKinds });
  expect(await allowedValues('occupancies')).toMatchObject({ block_reason: blockReasons });
});
