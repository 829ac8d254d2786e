import { Agent, request } from 'node:http';
import { type Database, openDatabase } from '../server/db/connect.ts';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { startServer } from '../server/testing/start-server.ts';
import { testSessionSecret } from '../server/testing/test-app.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Product {
  readonly url: string;
  readonly database: Database;
  readonly databaseUrl: string;
  ask(path: string, options?: AskOptions): Promise<Answer>;
  stop(): Promise<void>;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** As in production, but for the simulated providers and a fleet to rent from. */
export const inProduction = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SAMPLE_DATA: 'on',
  // Without it cookies would be for https only.
  PUBLIC_URL: 'http://handover.test',
  SESSION_SECRET: testSessionSecret,
  PAYMENTS_PROVIDER: 'simulator',
  IDENTITY_PROVIDER: 'simulator',
  ADDRESSES_PROVIDER: 'simulator',
  MAIL_PROVIDER: 'simulator',
} as const;

/** The product as a process on a PostgreSQL of its own; both end with us. */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const postgres = await startPostgres();
  const server = await startServer({
    name: 'bench',
    settings: { ...inProduction, DATABASE_URL: postgres.url, ...settings },
  });
  const database = await openDatabase({ url: postgres.url });
  const client = createAsk(server.url);
  return {
    url: server.url,
    database,
    databaseUrl: postgres.url,
    ask: client.ask,
    async stop() {
      client.close();
      await database.close();
      await server.stop();
      await postgres.stop();
    },
  };
}

/** Over kept connections, with as little of our own as can be: the machine is the server's. */
export function createAsk(url: string) {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  const ask = (path: string, options: AskOptions = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers = {}, body } = options;
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const outgoing = request({
        agent,
        hostname,
        port,
        path,
        method,
        headers: {
          ...headers,
          ...(sent === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
        },
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The server had just closed the kept connection.
        if (error.code === 'ECONNRESET' && outgoing.reusedSocket) resolve(ask(path, options));
        else reject(error);
      });
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            // Put together only for whoever reads it.
            get text() {
              return Buffer.concat(chunks).toString();
            },
          }),
        );
        incoming.on('error', reject);
      });
      outgoing.end(sent);
    });
  return { ask, close: () => agent.destroy() };
}
