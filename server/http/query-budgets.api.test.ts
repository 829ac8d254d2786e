import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordQueries } from '../testing/record-queries.ts';
import { laterTrip, lisbonStops, openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * How many statements an answer costs, sessions and transactions included. A loop that asks for each
 * row shows here before it shows on any clock. Fewer is welcome: then lower the number.
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
  ['a search', 4, () => () => app.request(`/api/assets?city=lisbon&${trip}&size=10`)],
  ['a search of fifty', 4, () => () => app.request(`/api/assets?city=lisbon&${trip}&size=50`)],
  ['a car', 4, () => () => app.request(`/api/assets/${car}`)],
  ['its reviews', 3, () => () => app.request(`/api/assets/${car}/reviews`)],
  ['a quote', 19, () => write('/api/quotes', { assetId: car, ...laterTrip, ...checkout })],
  ['a hold', 15, () => write('/api/holds', { assetId: car, ...laterTrip })],
  ['a booking', 39, () => bookingOf(car)],
  ['all bookings', 8, () => () => rental.send('GET', '/api/bookings')],
] as const)('%s takes at most %i statements', async (_, most, prepare) => {
  const work = await prepare();
  recorded.take();
  const answer = await work();
  // The queue looks after itself now and then, on the same connections.
  const statements = recorded.take().filter(({ sql }) => !sql.includes('pgboss.'));
  expect(answer.ok, await answer.text()).toBe(true);
  expect(statements.length, statements.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(most);
});

async function bookingOf(assetId: string) {
  const quote = await rental.quote(assetId, laterTrip, checkout);
  const payment = { profile: 'personal', methodId: await rental.ownCard() };
  return write('/api/bookings', { quoteId: quote.id, ...lisbonStops, payment });
}
