import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { type Database, type DatabaseLocation, openDatabase } from '../db/connect.ts';
import { databaseUrl, runOnServer } from './postgres-server.ts';
import type { Contents } from './templates.ts';

export { testNow } from './templates.ts';

export interface TestDatabase extends Database {
  /** For a test that opens the same database once more, as a second node does on PostgreSQL. */
  readonly location: DatabaseLocation;
}

/**
 * A database of its own for a test file, copied from one made once per run; closing it removes it.
 * The same test file runs on the embedded engine and on PostgreSQL.
 */
export async function createTestDatabase(contents: Contents = 'sample'): Promise<TestDatabase> {
  const { location, remove } = await copyTestDatabase(contents);
  const database = await openDatabase(location);
  return {
    ...database,
    location,
    async close() {
      await database.close();
      await remove();
    },
  };
}

interface Copy {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

/** The copy alone, for a test whose other processes open it. */
export function copyTestDatabase(contents: Contents = 'sample'): Promise<Copy> {
  const templates = inject('templates');
  return templates.engine === 'embedded'
    ? copyFolder(templates.folder, contents)
    : copyDatabase(templates.url, `template_${contents}`);
}

async function copyFolder(templates: string, contents: Contents): Promise<Copy> {
  // Beside the templates, so that the end of the run also removes what a broken test left.
  const folder = await mkdtemp(path.join(templates, 'test-'));
  await cp(path.join(templates, contents), folder, { recursive: true });
  return { location: { folder }, remove: () => rm(folder, { recursive: true }) };
}

async function copyDatabase(serverUrl: string, template: string): Promise<Copy> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    location: { url: databaseUrl(serverUrl, name) },
    remove: () => runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
