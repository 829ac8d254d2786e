import { openDatabase } from '../../db/connect.ts';
import { workersOf } from '../../workers.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../test-database.ts';
import type { Send } from './client.ts';

export interface Nodes {
  readonly database: TestDatabase;
  /** The first node's, for whoever looks behind the API. */
  readonly app: TestApp;
  /** Sends to one node after the other. */
  readonly send: Send;
  close(): Promise<void>;
}

/**
 * Working nodes on one database, each with connections and queue workers of its own; on the embedded
 * engine there is one, because the database has one connection. Webhooks are delivered, mail is not.
 */
export async function startNodes(): Promise<Nodes> {
  const database = await createTestDatabase();
  const first = await startNode(database);
  await first.app.deps.clock.moveTo(testNow);
  const nodes = [first];
  if (database.engine === 'postgres') {
    nodes.push(await startNode(await openDatabase(database.location)));
  }
  let turn = 0;
  return {
    database,
    app: first.app,
    send: (path, init) => {
      turn += 1;
      return (nodes[turn % nodes.length] ?? first).app.request(path, init);
    },
    async close() {
      for (const node of nodes.toReversed()) await node.stop();
    },
  };
}

/** Takes up work on a database; stopping closes the database, too. */
export async function startNode(
  database: TestDatabase | Awaited<ReturnType<typeof openDatabase>>,
): Promise<{ readonly app: TestApp; stop(): Promise<void> }> {
  const app = await createTestApp({ database });
  const noMail = { name: 'none', send: () => Promise.reject(new Error('nobody writes here')) };
  const { mail: _, tidy: __, ...workers } = workersOf(app.deps, noMail as never);
  await app.deps.jobs.work(workers);
  const [simulator] = app.deps.cardEntry.simulators;
  const stopDelivering = await simulator?.keepDelivering(async (body, headers) => {
    const answer = await app.request('/api/webhooks/stripe', { method: 'POST', headers, body });
    return answer.status;
  });
  return {
    app,
    async stop() {
      await stopDelivering?.();
      await app.close();
    },
  };
}
