import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CarResults, OccupiedDates } from '../../contract/cars.ts';
import { laterTrip, lisbonStops, openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** A trip from 20 to 24 April; the car's papers end on one of its days, or not. */
let app: TestApp;
let rental: Rental;
let car = '';
const trip = { startsAt: '2027-04-20T09:00:00Z', endsAt: '2027-04-24T09:00:00Z' };
const lastDay = '2027-04-24';
const dayBefore = '2027-04-23';

beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
  car = await rental.freeCar('lisbon', trip);
});
afterAll(() => app.close());

interface Ends {
  readonly insurance_ends_on?: string;
  readonly inspection_ends_on?: string;
}
async function setEndsOf(id: string, ends: Ends) {
  const none = { insurance_ends_on: null, inspection_ends_on: null };
  const columns = { ...none, ...ends };
  await rental.db.updateTable('cars').set(columns).where('id', '=', id).execute();
}
const setEnds = (ends: Ends) => setEndsOf(car, ends);

async function isOffered(): Promise<boolean> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = `city=lisbon&from=${trip.startsAt}&to=${trip.endsAt}&size=50&page=${page}`;
    const answer = await app.request(`/api/assets?${query}`);
    const { cars, pages } = (await answer.json()) as CarResults;
    ids.push(...cars.map(({ id }) => id));
    if (page >= pages) return ids.includes(car);
  }
}

const quote = () => rental.send('POST', '/api/quotes', { carId: car, ...trip });
const hold = () => rental.send('POST', '/api/holds', { carId: car, ...trip });

it.each([
  ['insurance', { insurance_ends_on: dayBefore, inspection_ends_on: '2030-01-01' }],
  ['inspection', { insurance_ends_on: '2030-01-01', inspection_ends_on: dayBefore }],
])('a car whose %s ends during the trip is not offered, priced or reserved', async (_, ends) => {
  await setEnds(ends);
  expect(await isOffered()).toBe(false);
  for (const answer of [await quote(), await hold()]) {
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 'car_unavailable' } });
  }
});

it('one whose papers last to its last day is', async () => {
  await setEnds({ insurance_ends_on: lastDay, inspection_ends_on: lastDay });
  expect(await isOffered()).toBe(true);
  expect((await quote()).status).toBe(201);
  expect((await hold()).status).toBe(201);
});

it('its calendar is closed after that day', async () => {
  await setEnds({ insurance_ends_on: lastDay });
  const calendar = `/api/assets/${car}/occupied-dates?from=2027-04-20&to=2027-05-01`;
  const { dates, events } = await rental.read(calendar, OccupiedDates);
  expect(dates).not.toContain(lastDay);
  expect(dates).toEqual(['25', '26', '27', '28', '29', '30'].map((day) => `2027-04-${day}`));
  // Midnight in Lisbon and the turnaround; no further than was asked.
  expect(events.at(-1)).toEqual({ from: '2027-04-25T01:00:00Z', to: '2027-04-30T23:00:00Z' });
});

it('papers that end after the quote make the booking impossible, and a longer trip', async () => {
  await setEnds({});
  const { id: quoteId } = await rental.quote(car, trip, { checkout: { profile: 'personal' } });
  await setEnds({ insurance_ends_on: dayBefore });
  const payment = { profile: 'personal', methodId: await rental.ownCard() };
  const refused = await rental.send('POST', '/api/bookings', { quoteId, ...lisbonStops, payment });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'car_unavailable' } });

  const booking = await rental.book();
  await setEndsOf(booking.car.id, { insurance_ends_on: laterTrip.endsAt.slice(0, 10) });
  const priced = (change: object) =>
    rental.send('POST', `/api/bookings/${booking.id}/modifications/price`, change);
  const days = (count: number) =>
    Temporal.Instant.from(booking.endsAt)
      .add({ hours: 24 * count })
      .toString();
  expect((await priced({ endsAt: days(1) })).status).toBe(409);
  expect(
    await rental.refused(`/api/bookings/${booking.id}/modifications`, { endsAt: days(1) }),
  ).toBe('car_unavailable');
  await setEndsOf(booking.car.id, { insurance_ends_on: '2027-03-21' });
  expect((await priced({ endsAt: days(-1) })).status).toBe(200);
});
