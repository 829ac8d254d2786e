// node bench/search/run.ts [--cars 1000,10000]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../../server/db/connect.ts';
import { databaseUrl } from '../../server/testing/postgres-server.ts';
import { startPostgres } from '../../server/testing/start-postgres.ts';
import type { Load } from '../load.ts';
import { median } from '../median.ts';
import { type Claim, report, tableOf } from '../report.ts';
import { againstPgbench, onEmbedded } from './against-pgbench.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { loadEmbeddedFleet, loadFleet } from './load-fleet.ts';

/**
 * Does a search stay quick when the fleet grows a hundredfold, or its bookings tenfold; and what does
 * the API add to its own SQL? Every fleet is loaded once and used for all of it.
 */
const WANTED = { share: 0.7, hundredfold: 3, tenfoldBookings: 1.2 } as const;
const SMALLEST = 1_000;
const SIZES = [SMALLEST, 10_000, 100_000];
/** A million for the largest fleet: to load five took six minutes of the fifteen that all may take. */
const OCCUPANCIES_PER_CAR = 10;
const TENFOLD = 'tenfold_bookings';

const { values } = parseArgs({ options: { cars: { type: 'string' } } });
const sizes = values.cars ? values.cars.split(',').map(Number) : SIZES;
const nameOf = (cars: number) => `cars_${cars}`;
const scaleOf = (cars: number, times = 1) => ({
  cars,
  occupancies: cars * OCCUPANCIES_PER_CAR * times,
  bookings: cars * times,
});

const server = await startPostgres();
const folder = await mkdtemp(path.join(tmpdir(), 'handover-bench-search-'));
try {
  const now = Temporal.Now.instant();
  const fleets: Record<string, Database> = {};
  for (const cars of sizes) {
    fleets[nameOf(cars)] = await loadFleet(server.url, nameOf(cars), scaleOf(cars), now);
  }
  if (sizes.includes(SMALLEST)) {
    fleets[TENFOLD] = await loadFleet(server.url, TENFOLD, scaleOf(SMALLEST, 10), now);
  }
  const growth = await measureGrowth(fleets, now);
  for (const database of Object.values(fleets)) await database.close();

  const rates: Record<string, Record<string, Load>> = {};
  for (const cars of sizes) {
    const url = databaseUrl(server.url, nameOf(cars));
    rates[`${cars} cars, PostgreSQL`] = await againstPgbench(
      url,
      now,
      cars === SMALLEST ? 'claimed' : 'forTheRecord',
    );
  }
  if (sizes.includes(SMALLEST)) {
    await loadEmbeddedFleet(folder, scaleOf(SMALLEST), now);
    rates[`${SMALLEST} cars, PGlite`] = await onEmbedded(folder, now);
  }
  const tables = Object.entries(rates).map(([name, loads]) => [name, tableOf(loads)]);
  await report(
    'search',
    { 'milliseconds by fleet': growth.map(rowOf), ...Object.fromEntries(tables) },
    [...growthClaims(growth), ...shareClaims(rates)],
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}

function rowOf({ question, times }: Growth) {
  const shown = Object.entries(times).map(([name, ms]) => [name, ms.toFixed(2)]);
  return { question, ...Object.fromEntries(shown) };
}

function growthClaims(growth: readonly Growth[]): Claim[] {
  const against = (name: string, { times }: Growth) =>
    (times[name] ?? Number.NaN) / (times[nameOf(SMALLEST)] ?? Number.NaN);
  const claims: Claim[] = [];
  if (sizes.includes(SMALLEST) && sizes.includes(100 * SMALLEST)) {
    for (const one of growth) {
      const ratio = against(nameOf(100 * SMALLEST), one);
      claims.push({
        claim: `${one.question}: a hundred times the cars`,
        wanted: `≤ ${WANTED.hundredfold} times`,
        got: ratio.toFixed(2),
        holds: ratio <= WANTED.hundredfold,
      });
    }
  }
  if (sizes.includes(SMALLEST)) {
    const ratio = median(growth.map((one) => against(TENFOLD, one)));
    claims.push({
      claim: 'ten times the bookings, the same cars (median of the questions)',
      wanted: `≤ ${WANTED.tenfoldBookings} times`,
      got: ratio.toFixed(2),
      holds: ratio <= WANTED.tenfoldBookings,
    });
  }
  return claims;
}

function shareClaims(all: Readonly<Record<string, Record<string, Load>>>): Claim[] {
  return Object.entries(all).flatMap(([name, loads]) => {
    const bare = loads['the same SQL in pgbench']?.perSecond;
    if (bare === undefined) return [];
    const share = (loads['GET /api/assets']?.perSecond ?? 0) / bare;
    const isAsked = name.startsWith(`${SMALLEST} cars`);
    return {
      claim: `${name}: GET /api/assets against pgbench`,
      wanted: isAsked ? `≥ ${WANTED.share}` : 'for the record',
      got: share.toFixed(2),
      holds: !isAsked || share >= WANTED.share,
    };
  });
}
