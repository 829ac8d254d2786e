import { type CrowdRenter, gatherCrowd } from '../../server/testing/rentals/crowd.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { recordRequests } from '../bare.ts';
import { percentile } from '../load.ts';
import { pgbenchOnce } from '../pgbench-once.ts';
import { inProduction, type Product, startProduct } from '../product.ts';
import { openLanes } from '../raw-lanes.ts';
import { roundTripsOf } from '../record-queries.ts';
import { report, tableOf } from '../report.ts';
import { measureInTurn } from '../rounds.ts';
import { layInQuotes } from './lay-in-quotes.ts';
import { timeToTell } from './time-to-tell.ts';

/**
 * How fast are bookings taken, against the same transaction in pgbench; and how soon does a watcher
 * hear of the outcome? They are taken by a node that only answers, and carried out by another one.
 */
const AT_ONCE = 8;
const ROUNDS = 5;
/** How many pgbench makes in each lane, round after round, the one that warms up included. */
const PER_ROUND = 75;
const RECORDED = PER_ROUND * (ROUNDS + 1) + 20;
const QUOTES = 5_000 + AT_ONCE * RECORDED;
const WATCHED = 150;
const WANTED = { share: 0.5, toldMs: 50 } as const;
const stop = { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' };

const bookingOf = (quoteId: string, { cookie, methodId }: CrowdRenter) => ({
  method: 'POST',
  headers: { cookie, 'Idempotency-Key': crypto.randomUUID() },
  body: { quoteId, delivery: stop, return: stop, payment: { profile: 'personal', methodId } },
});

const product = await startProduct({ ROLE: 'web' });
try {
  const renters = await gatherCrowd(product.database, Array(AT_ONCE).fill('pays'));
  const quotes = await layInQuotes(product, QUOTES);
  const take = () => {
    const quote = quotes.pop();
    if (!quote) throw new Error('more quotes are needed');
    return quote;
  };
  const bookingIn = (lane: number) => {
    const renter = renters[lane];
    if (!renter) throw new Error('nobody there');
    return bookingOf(take(), renter);
  };
  const accept = async (lane: number) => {
    const { status, text } = await product.ask('/api/bookings', bookingIn(lane));
    if (status !== 202) throw new Error(`a booking was answered ${status}: ${text}`);
    return JSON.parse(text) as { readonly id: string };
  };
  const worker = await startServer({
    name: 'bench-worker',
    settings: { ...inProduction, DATABASE_URL: product.databaseUrl, ROLE: 'worker' },
  });
  const times = await timeToTell(product, {
    count: WATCHED,
    accept,
    cookieOf: (lane) => renters[lane]?.cookie ?? '',
  });
  await worker.stop();
  const rates = await measureRates(
    product,
    renters.map((_, lane) => () => bookingIn(lane)),
  );

  const share =
    (rates['a booking']?.perSecond ?? 0) / (rates['the transaction in pgbench']?.perSecond ?? 1);
  const told = percentile(times, 0.99);
  await report('booking', { [`${AT_ONCE} at once`]: tableOf(rates) }, [
    {
      claim: 'bookings taken, against the bare transaction',
      wanted: `≥ ${WANTED.share}`,
      got: share.toFixed(2),
      holds: share >= WANTED.share,
    },
    {
      claim: 'from the outcome written to the watcher told, p99',
      wanted: `≤ ${WANTED.toldMs} ms`,
      got: `${told.toFixed(0)} ms (p50 ${percentile(times, 0.5).toFixed(0)} ms)`,
      holds: told <= WANTED.toldMs,
    },
  ]);
} finally {
  await product.stop();
}

async function measureRates(
  { database, databaseUrl, url }: Product,
  bookings: readonly (() => ReturnType<typeof bookingOf>)[],
) {
  const recorded = await recordRequests(
    databaseUrl,
    bookings
      .flatMap((next) => Array.from({ length: RECORDED }, () => next))
      .map((next) => (app) => {
        const { method, headers, body } = next();
        const init = { method, headers: { ...headers, 'Content-Type': 'application/json' } };
        return app.request('/api/bookings', { ...init, body: JSON.stringify(body) });
      }),
  );
  const lanes = bookings.map((_, lane) => recorded.slice(lane * RECORDED, (lane + 1) * RECORDED));
  const connections = await openLanes(url, AT_ONCE);
  const book = async (lane: number) => {
    const next = bookings[lane];
    if (next) await connections.send(lane, { path: '/api/bookings', ...next() });
  };
  const rates = await measureInTurn({
    rounds: ROUNDS,
    seconds: 1.5,
    atOnce: AT_ONCE,
    contenders: {
      'the transaction in pgbench': await pgbenchOnce(databaseUrl, {
        pool: database.pool,
        lanes,
        perRound: PER_ROUND,
      }),
      'a route that does nothing': connections.get('/healthz'),
      'a booking': book,
    },
  });
  connections.close();
  const [sent = []] = recorded;
  console.log(`a booking: ${sent.length} statements in ${roundTripsOf(sent)} round trips`);
  return rates;
}
