/** @module-tag embedded */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  folder = await mkdtemp(path.join(tmpdir(), 'handover-migrations-'));
  await cp(path.join(import.meta.dirname, 'migrations'), folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const add = (name: string, statements: string) => writeFile(path.join(folder, name), statements);

async function tableExists(name: string): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT to_regclass(${name}) IS NOT NULL AS found`.execute(database.kysely);
  return rows[0]?.found ?? false;
}

describe('migrations', () => {
  it('are applied once', async () => {
    await add('9001_more.sql', 'CREATE TABLE more (id int)');
    expect(await migrate(database, folder)).toBe(1);
    expect(await migrate(database, folder)).toBe(0);
  });

  it('leave the database as it was when one of them fails', async () => {
    await add('9001_good.sql', 'CREATE TABLE good (id int)');
    await add('9002_bad.sql', 'CREATE TABLE bad (id int); SELECT 1 / 0');
    await expect(migrate(database, folder)).rejects.toThrow(
      'Migration 9002_bad.sql failed and nothing was changed: division by zero.',
    );
    expect(await tableExists('good')).toBe(false);
    expect(await tableExists('bad')).toBe(false);
  });

  it('refuse a database of a newer version', async () => {
    await add('9001_more.sql', 'CREATE TABLE more (id int)');
    await migrate(database, folder);
    await expect(migrate(database)).rejects.toThrow(/at version 9001, newer than this program/);
  });

  it('refuse to go on when an applied one was changed', async () => {
    await add('9001_more.sql', 'CREATE TABLE more (id int)');
    await migrate(database, folder);
    await add('9001_more.sql', 'CREATE TABLE more (id bigint)');
    await expect(migrate(database, folder)).rejects.toThrow(/9001_more.sql was changed/);
  });

  it('run once when several nodes start together', async () => {
    await add('9001_more.sql', 'CREATE TABLE more (id int); SELECT pg_sleep(0.2)');
    // The embedded database has one process, so there the nodes share its one connection.
    const nodes =
      database.engine === 'postgres'
        ? await Promise.all(Array.from({ length: 4 }, () => openDatabase(database.location)))
        : [database, database];
    const applied = await Promise.all(nodes.map((node) => migrate(node, folder)));
    expect(applied.reduce((sum, count) => sum + count, 0)).toBe(1);
    if (database.engine === 'postgres') await Promise.all(nodes.map((node) => node.close()));
  });
});
