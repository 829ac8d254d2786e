import pg from 'pg';
import { openDatabase } from '../server/db/connect.ts';
import { recordQueries, type Statement } from '../server/testing/record-queries.ts';
import { createTestApp, type TestApp } from '../server/testing/test-app.ts';

/**
 * The very statements that a write sends, from its `begin` to its `commit`: the app carries it out
 * in this process and every commit is a rollback, so that they can be sent again and again.
 */
export async function recordWrites(
  databaseUrl: string,
  writes: readonly ((app: TestApp) => Promise<Response>)[],
): Promise<Statement[][]> {
  const database = await openDatabase({ url: databaseUrl });
  const app = await createTestApp({ database });
  const recorded = recordQueries(database.pool, { undoes: true });
  const all: Statement[][] = [];
  try {
    for (const write of writes) {
      recorded.take();
      const answer = await write(app);
      if (!answer.ok) throw new Error(`refused: ${await answer.text()}`);
      all.push(recorded.take());
    }
  } finally {
    recorded.stop();
    await app.close();
  }
  return all;
}

/** One connection per lane, which sends its own statements and undoes them. */
export async function openReplay(databaseUrl: string, lanes: readonly (readonly Statement[])[]) {
  const clients = await Promise.all(
    lanes.map(async () => {
      const client = new pg.Client(databaseUrl);
      client.on('error', () => {}); // the database may be stopped before us
      await client.connect();
      return client;
    }),
  );
  return {
    async replay(lane: number): Promise<void> {
      // What is written again gets another id; whatever names it must name that one.
      const ids = new Map<string, string>();
      const now = (param: unknown) =>
        [...ids].reduce(
          (given, [then, id]) => (typeof given === 'string' ? given.replaceAll(then, id) : given),
          param,
        );
      for (const { sql, params, id } of lanes[lane] ?? []) {
        const sent = sql === 'commit' ? 'rollback' : sql;
        const answer = await clients[lane]?.query<{ id?: string }>(sent, params.map(now));
        const written = answer?.rows[0]?.id;
        if (id && written) ids.set(id, written);
      }
    },
    async select1(lane: number): Promise<void> {
      await clients[lane]?.query('SELECT 1');
    },
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}
