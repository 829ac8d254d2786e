import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftTrip } from '../../contract/drafts.fixture.ts';
import { OwnDraft } from '../../contract/drafts.ts';
import { PersonalData } from '../../contract/profile.ts';
import { tidy } from '../jobs/tidy.ts';
import { NEWCOMER } from '../testing/profiles.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let rental: Rental;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
});
afterAll(() => app.close());

const keepAs = (cookie: string, carId: string, trip: unknown = draftTrip) =>
  app.request('/api/me/draft', {
    method: 'POST',
    headers: {
      cookie,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ carId, trip }),
  });
const draftOf = async (cookie: string) =>
  OwnDraft.parse(await (await app.request('/api/me/draft', { headers: { cookie } })).json()).draft;

it('gives back the car and the trip as they were, in every session of the renter, and to nobody else', async () => {
  const [first, second] = [await app.signIn(NEWCOMER), await app.signIn(NEWCOMER)];
  expect(await draftOf(first)).toBeNull();
  const other = await rental.freeCar();
  expect((await keepAs(first, other)).status).toBe(200);
  const car = await rental.freeCar();
  expect((await keepAs(first, car)).status).toBe(200);
  const draft = await draftOf(second);
  expect(draft).toMatchObject({ car: { id: car }, cityId: 'lisbon', trip: draftTrip });
  expect(await draftOf(await app.signIn('business@handover.example'))).toBeNull();
});

it('is part of what a renter can take along', async () => {
  const cookie = await app.signIn(NEWCOMER);
  const answer = await app.request('/api/me/export', { headers: { cookie } });
  expect(PersonalData.parse(await answer.json()).drafts).toMatchObject([{ trip: draftTrip }]);
});

it('is over when the trip’s time has come in the city, and is tidied away two days later', async () => {
  const cookie = await app.signIn(NEWCOMER);
  const car = await rental.freeCar();
  const today = { ...draftTrip.start, date: '2027-03-05' };
  // The clock of the tests stands at 10:00 in Lisbon.
  await keepAs(cookie, car, { ...draftTrip, start: { ...today, time: '10:00' } });
  expect(await draftOf(cookie)).toBeNull();
  await keepAs(cookie, car, { ...draftTrip, start: { ...today, time: '10:30' } });
  expect(await draftOf(cookie)).not.toBeNull();
  const stored = async (hours: number) => {
    await tidy(rental.db, app.deps.clock.now().add({ hours }));
    return (await rental.db.selectFrom('booking_drafts').select('user_id').execute()).length;
  };
  expect(await stored(48)).toBe(1);
  expect(await stored(72)).toBe(0);
});

it('ends with a booking', async () => {
  const { cookie } = rental;
  await keepAs(cookie, await rental.freeCar());
  expect(await draftOf(cookie)).not.toBeNull();
  await rental.book();
  expect(await draftOf(cookie)).toBeNull();
});

it('is refused for a car that is not on offer, and for a trip that no page could have made', async () => {
  const { cookie } = rental;
  expect((await keepAs(cookie, crypto.randomUUID())).status).toBe(404);
  const car = await rental.freeCar();
  const odd = { ...draftTrip, start: { ...draftTrip.start, time: '09:15' } };
  expect((await keepAs(cookie, car, odd)).status).toBe(422);
  expect((await keepAs(cookie, car, { ...draftTrip, price: 1 })).status).toBe(422);
});
