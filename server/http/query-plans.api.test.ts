/** @module-tag embedded */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepBookings } from '../bookings/life/sweep.ts';
import { tidy } from '../jobs/tidy.ts';
import { type PlanNode, wholeReadsIn } from '../testing/plans.ts';
import { recordQueries } from '../testing/record-queries.ts';
import { laterTrip, lisbonStops, openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, testNow } from '../testing/test-database.ts';

/**
 * No statement reads a table that grows from end to end. The tables of a test are small, and small
 * tables are rightly read whole; so the planner is told to do that only where nothing else is left.
 */
let app: TestApp;
let rental: Rental;
let car: string;
let booked: string;
let recorded: ReturnType<typeof recordQueries>;

beforeAll(async () => {
  recorded = recordQueries(await createTestDatabase());
  app = await createTestApp({ database: recorded.database });
  await app.deps.clock.moveTo(testNow);
  rental = await openRental(app);
  booked = (await rental.book({ startsAt: '2027-04-20T09:00:00Z', endsAt: '2027-04-24T09:00:00Z' }))
    .id;
  car = await rental.freeCar();
});
afterAll(() => app.close());

const trip = `from=${laterTrip.startsAt}&to=${laterTrip.endsAt}`;
const checkout = { checkout: { profile: 'personal' } };

it.each([
  ['a search', () => app.request(`/api/assets?city=lisbon&${trip}&size=10`)],
  ['a car', () => app.request(`/api/assets/${car}`)],
  ['its reviews', () => app.request(`/api/assets/${car}/reviews`)],
  [
    'its calendar',
    () => app.request(`/api/assets/${car}/occupied-dates?from=2027-03-05&to=2027-04-05`),
  ],
  ['a quote', () => rental.send('POST', '/api/quotes', { carId: car, ...laterTrip, ...checkout })],
  ['a hold', () => rental.send('POST', '/api/holds', { carId: car, ...laterTrip })],
  ['a booking', () => book()],
  ['all bookings', () => rental.send('GET', '/api/bookings')],
  ['one booking', () => rental.send('GET', `/api/bookings/${booked}`)],
  [
    'what its cancellation gives back',
    () => rental.send('GET', `/api/bookings/${booked}/cancellation`),
  ],
  ['the board of two weeks', () => operate('board?city=lisbon&day=2027-03-12')],
  ['what is found on the board', () => operate('board/found?city=lisbon&text=martins')],
  ['a page of the desk', () => operate('bookings?city=lisbon')],
  ['a booking by a part of a name', () => operate('bookings?city=lisbon&text=martins')],
  ['a booking by a number', () => operate('bookings?city=lisbon&text=912%20345%20678')],
  ['a renter by a part of a name', () => operate('renters?text=martins')],
  ['the jobs of a day', () => operate('jobs?cityId=lisbon')],
  ['the sweep', () => sweepBookings(app.deps)],
])('%s reads no large table from end to end [R-CALL-030]', async (_, work) => {
  recorded.take();
  const answer = await work();
  // What is refused at the door reads little.
  if (answer) expect(answer.ok, await answer.text()).toBe(true);
  expect(await wholeReads()).toEqual([]);
});

it('tidying finds by an index what is old [R-CALL-030]', async () => {
  recorded.take();
  await tidy(app.deps.database.kysely, app.deps.clock.now());
  // Which quotes were booked is asked of all bookings at once.
  const own = (await wholeReads()).filter((read) => !/^[\w ]+ bookings/.test(read));
  expect(own).toEqual([]);
});

async function operate(path: string) {
  const { cookie } = await app.operate('desk@handover.example');
  recorded.take();
  return app.requestConsole(`/api/operate/${path}`, { headers: { cookie } });
}

/** In what was sent since it was last asked. */
async function wholeReads(): Promise<string[]> {
  const sent = recorded.take().filter(({ sql }) => !isUpkeep(sql));
  const ours = sent.filter(({ sql }) => /^\s*(select|insert|update|delete|with)/i.test(sql));
  expect(ours).not.toEqual([]);
  const client = await app.deps.database.pool.connect();
  try {
    await client.query('SET enable_seqscan = off');
    const found: string[] = [];
    for (const { sql, params } of ours) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        [...params],
      );
      const [{ Plan: plan } = { Plan: {} }] = rows[0]?.['QUERY PLAN'] ?? [];
      found.push(...wholeReadsIn(plan).map((read) => `${read} in ${sql}`));
    }
    return found;
  } finally {
    await client.query('RESET enable_seqscan');
    client.release();
  }
}

/** The queue and the clock look after themselves now and then. */
const isUpkeep = (sql: string) => /pgboss\.|simulated_clock/.test(sql);

async function book() {
  const quote = await rental.quote(car, laterTrip, checkout);
  const payment = { profile: 'personal', methodId: await rental.ownCard() };
  recorded.take();
  return rental.send('POST', '/api/bookings', { quoteId: quote.id, ...lisbonStops, payment });
}
