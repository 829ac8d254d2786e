import { gatherCrowd } from '../../server/testing/rentals/crowd.ts';
import { rentableCars } from '../../server/testing/rentals/trips.ts';
import { openReplay, recordWrites } from '../bare.ts';
import { startProduct } from '../product.ts';
import { report, tableOf } from '../report.ts';
import { measureInTurn } from '../rounds.ts';

/**
 * What does the product add to what the database does for a quote? Against the same statements sent
 * bare, against one round trip to the database, and against a route that does nothing.
 */
const ROUND_TRIPS = 5;
const AT_ONCE = 8;
const rounds = { rounds: 5, seconds: 2 };

const product = await startProduct({ ROLE: 'worker' });
try {
  const cars = await rentableCars(product.database, AT_ONCE);
  const renters = await gatherCrowd(product.database, Array(AT_ONCE).fill('pays'));
  const day = (days: number) => `${Temporal.Now.plainDateISO('UTC').add({ days })}T10:00:00Z`;
  const callOf = (lane: number) => ({
    method: 'POST',
    headers: { cookie: renters[lane]?.cookie ?? '', 'Idempotency-Key': crypto.randomUUID() },
    body: {
      assetId: cars[lane],
      startsAt: day(150),
      endsAt: day(154),
      checkout: { profile: 'personal' },
    },
  });
  const statements = await recordWrites(
    product.databaseUrl,
    cars.map((_, lane) => (app) => {
      const { method, headers, body } = callOf(lane);
      const init = { method, headers: { ...headers, 'Content-Type': 'application/json' } };
      return app.request('/api/quotes', { ...init, body: JSON.stringify(body) });
    }),
  );
  const bare = await openReplay(product.databaseUrl, statements);
  const contenders = {
    'one round trip (SELECT 1)': bare.select1,
    'the statements, bare': bare.replay,
    'a route that does nothing': () => product.ask('/healthz'),
    'a quote': async (lane: number) => {
      const { status, text } = await product.ask('/api/quotes', callOf(lane));
      if (status !== 201) throw new Error(`a quote was answered ${status}: ${text}`);
    },
  };
  const alone = await measureInTurn({ ...rounds, atOnce: 1, contenders });
  const together = await measureInTurn({ ...rounds, atOnce: AT_ONCE, contenders });
  await bare.close();

  const trip = alone['one round trip (SELECT 1)'];
  const quote = alone['a quote'];
  const trips = (quote?.p99 ?? 0) / (trip?.p50 ?? 1);
  const share =
    (together['a quote']?.perSecond ?? 0) / (together['the statements, bare']?.perSecond ?? 1);
  await report(
    'quote',
    { 'one after the other': tableOf(alone), [`${AT_ONCE} at once`]: tableOf(together) },
    [
      {
        claim: 'p99 of a quote, in round trips to the database',
        wanted: `≤ ${ROUND_TRIPS}`,
        got: trips.toFixed(1),
        holds: trips <= ROUND_TRIPS,
      },
      {
        claim: 'statements per quote',
        wanted: 'for the record',
        got: String(statements[0]?.length),
        holds: true,
      },
      {
        claim: 'quotes per second against the bare statements',
        wanted: 'for the record',
        got: share.toFixed(2),
        holds: true,
      },
    ],
  );
} finally {
  await product.stop();
}
