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
  ['a quote', 7, 4, () => write('/api/quotes', { assetId: car, ...laterTrip, ...checkout })],
  ['a hold', 11, 9, () => write('/api/holds', { assetId: car, ...laterTrip })],
  ['a booking', 24, 18, () => bookingOf(car)],
  ['all bookings', 4, 4, () => () => rental.send('GET', '/api/bookings')],
] as const)('%s takes at most %i statements in %i round trips', async (_, most, trips, prepare) => {
  const work = await prepare();
  recorded.take();
  const answer = await work();
  const statements = recorded.take().filter((one) => !isUpkeep(one));
  const sent = statements.map(({ sql, isWithPrevious }) => `${isWithPrevious ? '+ ' : ''}${sql}`);
  expect(answer.ok, await answer.text()).toBe(true);
  expect(statements.length, sent.join('\n')).toBeLessThanOrEqual(most);
  // Nobody travels to the embedded engine.
  const mostTrips = app.deps.database.engine === 'postgres' ? trips : most;
  expect(roundTripsOf(statements), sent.join('\n')).toBeLessThanOrEqual(mostTrips);
});

async function bookingOf(assetId: string) {
  const quote = await rental.quote(assetId, laterTrip, checkout);
  const payment = { profile: 'personal', methodId: await rental.ownCard() };
  return write('/api/bookings', { quoteId: quote.id, ...lisbonStops, payment });
}
