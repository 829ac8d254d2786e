import { gatherCrowd } from '../../server/testing/rentals/crowd.ts';
import { rentableCars } from '../../server/testing/rentals/trips.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { openRoundTrips, recordRequests } from '../bare.ts';
import { moveAway } from '../far-away.ts';
import { pgbench } from '../pgbench.ts';
import { createAsk, inProduction, type Product, startProduct } from '../product.ts';
import { roundTripsOf } from '../record-queries.ts';
import { report, tableOf } from '../report.ts';
import { measureInTurn } from '../rounds.ts';

/**
 * What does the product add to what the database does for a quote? Against the same transaction in
 * pgbench, against one round trip to the database, and against a route that does nothing. How many
 * round trips a quote lasts is asked with the database on another machine, so far away that a trip is
 * worth counting: beside it, pgbench's own transaction lasts a dozen.
 */
const ROUND_TRIPS = 5;
const AWAY_MS = 2;
const AT_ONCE = 8;
const rounds = { rounds: 3, seconds: 1 };
/** Longer ones: of a hundred quotes the slowest but one in a hundred would be the slowest of all. */
const roundsFromAfar = { rounds: 3, seconds: 4 };

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
  const statements = await recordRequests(
    product.databaseUrl,
    cars.map((_, lane) => (app) => {
      const { method, headers, body } = callOf(lane);
      const init = { method, headers: { ...headers, 'Content-Type': 'application/json' } };
      return app.request('/api/quotes', { ...init, body: JSON.stringify(body) });
    }),
  );
  const quoteBy = (ask: Product['ask']) => async (lane: number) => {
    const { status, text } = await ask('/api/quotes', callOf(lane));
    if (status !== 201) throw new Error(`a quote was answered ${status}: ${text}`);
  };
  const roundTrips = await openRoundTrips(product.databaseUrl, AT_ONCE);
  const contenders = {
    'one round trip (SELECT 1)': roundTrips.make,
    'the transaction in pgbench': pgbench(product.databaseUrl, statements),
    'a route that does nothing': () => product.ask('/healthz'),
    'a quote': quoteBy(product.ask),
  };
  const alone = await measureInTurn({ ...rounds, atOnce: 1, contenders });
  const together = await measureInTurn({ ...rounds, atOnce: AT_ONCE, contenders });
  await roundTrips.close();
  const fromAfar = await measureFromAfar(product.databaseUrl, quoteBy);

  const trip = fromAfar['one round trip (SELECT 1)'];
  const quote = fromAfar['a quote'];
  // Like with like: whatever delays one in a hundred delays it on either side.
  const inTrips = (quote?.p99 ?? 0) / (trip?.p99 ?? 1);
  const share =
    (together['a quote']?.perSecond ?? 0) /
    (together['the transaction in pgbench']?.perSecond ?? 1);
  const sent = statements[0] ?? [];
  const forTheRecord = (claim: string, got: string) => ({
    claim,
    wanted: 'for the record',
    got,
    holds: true,
  });
  await report(
    'quote',
    {
      'one after the other': tableOf(alone),
      [`${AT_ONCE} at once`]: tableOf(together),
      [`the database ${AWAY_MS} ms away`]: tableOf(fromAfar),
    },
    [
      {
        claim: 'p99 of a quote, in round trips to the database (p99)',
        wanted: `≤ ${ROUND_TRIPS}`,
        got: inTrips.toFixed(1),
        holds: inTrips <= ROUND_TRIPS,
      },
      {
        claim: 'how often a quote waits for the database',
        wanted: `≤ ${ROUND_TRIPS}`,
        got: `${roundTripsOf(sent)} times, ${sent.length} statements`,
        holds: roundTripsOf(sent) <= ROUND_TRIPS,
      },
      forTheRecord(
        'p50 of a quote, in round trips (p50)',
        ((quote?.p50 ?? 0) / (trip?.p50 ?? 1)).toFixed(1),
      ),
      forTheRecord(
        'the same with the database beside it (p99)',
        ((alone['a quote']?.p99 ?? 0) / (alone['one round trip (SELECT 1)']?.p99 ?? 1)).toFixed(1),
      ),
      forTheRecord('quotes per second against pgbench', share.toFixed(2)),
    ],
  );
} finally {
  await product.stop();
}

async function measureFromAfar(
  databaseUrl: string,
  quoteBy: (ask: Product['ask']) => (lane: number) => Promise<void>,
) {
  const database = await moveAway(databaseUrl, AWAY_MS);
  const trips = await openRoundTrips(database.url, 1);
  const server = await startServer({
    name: 'bench-afar',
    settings: { ...inProduction, DATABASE_URL: database.url, ROLE: 'worker' },
  });
  const { ask, close } = createAsk(server.url);
  try {
    return await measureInTurn({
      ...roundsFromAfar,
      atOnce: 1,
      contenders: {
        'one round trip (SELECT 1)': trips.make,
        'a quote': quoteBy(ask),
      },
    });
  } finally {
    close();
    await server.stop();
    await trips.close();
    await database.close();
  }
}
