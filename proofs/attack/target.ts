import { type Database, openDatabase } from '../../server/db/connect.ts';
import { startPostgres } from '../../server/testing/start-postgres.ts';
import { type StartedServer, startServer } from '../../server/testing/start-server.ts';
import { testSessionSecret } from '../../server/testing/test-app.ts';

export interface Target extends StartedServer {
  /** Behind the server's back, to make accounts and to look. */
  readonly database: Database;
  readonly databaseUrl: string;
  readonly operatorToken: string;
}

/**
 * The product as a process of its own on a PostgreSQL of its own, with pages and workers. Outside
 * production an answer that breaks its own contract is an error: here that is a finding.
 */
export async function startTarget(settings: NodeJS.ProcessEnv = {}): Promise<Target> {
  const postgres = await startPostgres();
  const operatorToken = 'the-operator-token-of-the-attack';
  const server = await startServer({
    name: 'attacked',
    settings: {
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url,
      SESSION_SECRET: testSessionSecret,
      OPERATOR_TOKEN: operatorToken,
      LOG_LEVEL: 'error',
      // Every attacker has as many addresses as they like; what limits hold then is a part of its own.
      TRUST_PROXY: 'on',
      ...settings,
    },
  });
  const database = await openDatabase({ url: postgres.url });
  return {
    ...server,
    database,
    databaseUrl: postgres.url,
    operatorToken,
    async stop() {
      await database.close();
      await server.stop();
      await postgres.stop();
    },
  };
}
