import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUpkeep, recordQueries, roundTripsOf } from '../testing/record-queries.ts';
import { laterTrip, lisbonStops, openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * How many statements an answer costs, sessions and transactions included, and how often it waits for
 * the database: what goes out together is waited for once. A loop that asks for each row shows here
 * before it shows on any clock. Fewer is welcome: then lower the number.
 */
let app: TestApp;
let rental: Rental;
let car: string;
let recorded: ReturnType<typeof recordQueries>;

beforeAll(async () => {
  app = await createTestApp();
  recorded = recordQueries(app.deps.database.pool);
  rental = await openRental(app);
  car = await rental.freeCar();
});
afterAll(() => app.close());

const trip = `from=${laterTrip.startsAt}&to=${laterTrip.endsAt}`;
const write = (path: string, body: unknown) => () => rental.send('POST', path, body);
const checkout = { checkout: { profile: 'personal' } };

it.each([
  ['a search', 2, 2, () => () => app.request(`/api/assets?city=lisbon&${trip}&size=10`)],
  ['a search of fifty', 2, 2, () => () => app.request(`/api/assets?city=lisbon&${trip}&size=50`)],
  ['a car', 1, 1, () => () => app.request(`/api/assets/${car}`)],
  ['its reviews', 2, 2, () => () => app.request(`/api/assets/${car}/reviews`)],
  ['a quote', 7, 3, () => write('/api/quotes', { assetId: car, ...laterTrip, ...checkout })],
  ['a hold', 11, 7, () => write('/api/holds', { assetId: car, ...laterTrip })],
  ['a booking', 21, 5, () => bookingOf(car)],
  ['all bookings', 4, 4, () => () => rental.send('GET', '/api/bookings')],
] as const)('%s takes at most %i statements in %i round trips', async (_, most, trips, prepare) => {
  const work = await prepare();
  recorded.take();
  const answer = await work();
  const statements = recorded.take().filter((one) => !isUpkeep(one));
  const sent = statements.map(({ sql, isWithPrevious }) => `${isWithPrevious ? '+ ' : ''}${sql}`);
  expect(answer.ok, await answer.text()).toBe(true);
  expect(statements.length, 'nothing was recorded').toBeGreaterThan(0);
  expect(statements.length, sent.join('\n')).toBeLessThanOrEqual(most);
  // Nobody travels to the embedded engine.
  const mostTrips = app.deps.database.engine === 'postgres' ? trips : most;
  expect(roundTripsOf(statements), sent.join('\n')).toBeLessThanOrEqual(mostTrips);
});

it('a booking’s key that was used for another is refused before anything is taken', async () => {
  const send = (body: unknown) =>
    rental.send('POST', '/api/bookings', body, 'one-key-for-two-bookings');
  expect((await send(await bookingBody(await rental.freeCar()))).status).toBe(202);
  const another = await bookingBody(await rental.freeCar());
  recorded.take();
  const refused = await send(another);
  expect(await refused.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
  const sent = recorded.take().filter((one) => !isUpkeep(one));
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.filter(({ sql }) => /insert into (bookings|occupancies)/.test(sql))).toEqual([]);
});

it('asked by many visitors at once, a search is looked up once', async () => {
  const address = `/api/assets?city=lisbon&${trip}&size=7`;
  const alone = await (await app.request(address)).text();
  recorded.take();
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.request(address)));
  const statements = recorded.take().filter((one) => !isUpkeep(one));
  expect(statements.length).toBe(2);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(8).fill(alone));
});

it('a renter is answered apart from the visitors: what they hold is free to them', async () => {
  const held = { assetId: await rental.freeCar(), ...laterTrip };
  expect((await rental.send('POST', '/api/holds', held)).status).toBe(201);
  const address = `/api/assets?city=lisbon&${trip}&size=50`;
  const totals = [rental.send('GET', address), app.request(address)].map(async (asked) => {
    const { total } = (await (await asked).json()) as { total: number };
    return total;
  });
  const [theirs = 0, others = 0] = await Promise.all(totals);
  expect(theirs).toBe(others + 1);
});

async function bookingBody(assetId: string) {
  const quote = await rental.quote(assetId, laterTrip, checkout);
  const payment = { profile: 'personal', methodId: await rental.ownCard() };
  return { quoteId: quote.id, ...lisbonStops, payment };
}

const bookingOf = async (assetId: string) => write('/api/bookings', await bookingBody(assetId));
