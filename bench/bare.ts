import pg from 'pg';
import { openDatabase } from '../server/db/connect.ts';
import { createTestApp, type TestApp } from '../server/testing/test-app.ts';
import { isUpkeep, recordQueries, type Statement } from './record-queries.ts';

/**
 * The very statements that each request sends: the app answers it in this process and every commit
 * is a rollback, so that they can be sent again and again.
 */
export async function recordRequests(
  databaseUrl: string,
  requests: readonly ((app: TestApp) => Promise<Response>)[],
): Promise<Statement[][]> {
  const database = await openDatabase({ url: databaseUrl });
  const app = await createTestApp({ database });
  const recorded = recordQueries(database.pool, { undoes: true });
  const all: Statement[][] = [];
  try {
    for (const request of requests) {
      recorded.take();
      const answer = await request(app);
      if (!answer.ok) throw new Error(`refused: ${await answer.text()}`);
      all.push(recorded.take().filter((one) => isQueuing(one) || !isUpkeep(one)));
    }
  } finally {
    recorded.stop();
    await app.close();
  }
  return all;
}

/** A job that the request itself queues. */
const isQueuing = ({ sql }: Statement) => sql.includes('INSERT INTO pgboss.');

/** One connection per lane that asks for next to nothing: what a round trip costs, with our driver. */
export async function openRoundTrips(databaseUrl: string, lanes: number) {
  const clients = await Promise.all(
    Array.from({ length: lanes }, async () => {
      const client = new pg.Client(databaseUrl);
      client.on('error', () => {}); // the database may be stopped before us
      await client.connect();
      return client;
    }),
  );
  return {
    make: (lane: number) =>
      clients[lane]?.query('SELECT 1') ?? Promise.reject(new Error('no lane')),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}
