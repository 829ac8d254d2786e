import { startServer } from '../../server/testing/start-server.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { recordRequests } from '../bare.ts';
import type { Load } from '../load.ts';
import { pgbench } from '../pgbench.ts';
import { inProduction } from '../product.ts';
import { openLanes } from '../raw-lanes.ts';
import { type Contender, measureInTurn } from '../rounds.ts';

const AT_ONCE = 8;
/** What is claimed is asked more often than what is only written down beside it. */
const ROUNDS = { claimed: 7, forTheRecord: 3 } as const;
type Weight = keyof typeof ROUNDS;

/** Ten cars of Lisbon for four days, and how many there are. */
function searchAt(now: Temporal.Instant): string {
  const at = (days: number) =>
    `${now.toZonedDateTimeISO('UTC').toPlainDate().add({ days })}T10:00:00Z`;
  return `/api/assets?city=lisbon&from=${at(20)}&to=${at(24)}&size=10`;
}

/** The API in a process of its own against pgbench with the very same statements, on one database. */
export async function againstPgbench(databaseUrl: string, now: Temporal.Instant, weight: Weight) {
  const path = searchAt(now);
  const search = (app: TestApp) => app.request(path);
  // The first meets the city's fleet; the second is as all that follow.
  const [, statements = []] = await recordRequests(databaseUrl, [search, search]);
  const others = {
    'the same SQL in pgbench': pgbench(databaseUrl, Array(AT_ONCE).fill(statements)),
  };
  return measureServer({ DATABASE_URL: databaseUrl }, path, others, ROUNDS[weight]);
}

/** The API alone, on the database inside its process. */
export const onEmbedded = (dataFolder: string, now: Temporal.Instant) =>
  measureServer({ DATA_FOLDER: dataFolder }, searchAt(now), {}, ROUNDS.forTheRecord);

async function measureServer(
  database: NodeJS.ProcessEnv,
  path: string,
  others: Readonly<Record<string, Contender>>,
  rounds: number,
): Promise<Record<string, Load>> {
  const server = await startServer({
    name: 'bench-search',
    settings: { ...inProduction, SAMPLE_DATA: 'off', ROLE: 'web', ...database },
  });
  try {
    const lanes = await openLanes(server.url, AT_ONCE);
    const contenders = {
      ...others,
      'GET /api/assets': lanes.get(path),
      'a route that does nothing': lanes.get('/healthz'),
    };
    const loads = await measureInTurn({ rounds, seconds: 1, atOnce: AT_ONCE, contenders });
    lanes.close();
    return loads;
  } finally {
    await server.stop();
  }
}
