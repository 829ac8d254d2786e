import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/connect.ts';
import { databaseUrl, runOnServer } from './postgres-server.ts';
import { startPostgres } from './start-postgres.ts';
import { fill } from './templates.ts';

/** One server per run; its two template databases are copied for each test file. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ isLocal: true });
  try {
    for (const contents of ['empty', 'sample'] as const) {
      const name = `template_${contents}`;
      await runOnServer(server.url, `CREATE DATABASE ${name}`);
      await fill(await openDatabase({ url: databaseUrl(server.url, name) }), contents);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('templates', { engine: 'postgres', url: server.url });
  return server.stop;
}
