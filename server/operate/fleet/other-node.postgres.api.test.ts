import { afterAll, beforeAll, expect, it } from 'vitest';
import { CarDetail, CarResults } from '../../../contract/cars.ts';
import { openDatabase } from '../../db/connect.ts';
import { newCar } from '../../testing/fleet-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, testNow } from '../../testing/test-database.ts';

/** Where the operator saves. */
let app: TestApp;
let hand: StaffMember;
/** Where the renter looks. */
let other: TestApp;
let renter: Rental;
beforeAll(async () => {
  const database = await createTestDatabase();
  app = await createTestApp({ database });
  await app.deps.clock.moveTo(testNow);
  hand = await app.operate('fleet@handover.example');
  other = await createTestApp({ database: await openDatabase(database.location) });
  renter = await openRental(other);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Where no other car stands. */
const base = { latitude: 38.66, longitude: -9.33 };

/** What the list of the other node says of the car at this moment, and whether its map has a car there. */
async function listed(id: string) {
  const trip = `city=lisbon&from=${laterTrip.startsAt}&to=${laterTrip.endsAt}`;
  const cheapest = `/api/assets?${trip}&size=5&listsBases=true`;
  const { cars, bases } = await renter.read(cheapest, CarResults);
  return {
    price: cars.find((car) => car.id === id)?.pricePerDay,
    onMap: bases?.some(({ latitude }) => latitude === base.latitude),
  };
}

/** What its page says, and what a quote counts with. */
const asked = async (id: string) => ({
  page: (await renter.read(`/api/assets/${id}`, CarDetail)).pricePerDay,
  quote: (await renter.quote(id)).lines[0]?.unitAmount,
});

it('what an operator saves on one node, renters of another see at their next request: list, map, page and price', async () => {
  const cheap = newCar.pricePerDay;
  const dearer = { ...cheap, amount: cheap.amount + 10_000 };
  const car = await hand.api.addCar({ body: newCar });
  const params = { id: car.id };
  expect(await listed(car.id)).toEqual({ price: cheap, onMap: false });
  expect(await asked(car.id)).toEqual({ page: cheap, quote: cheap });

  const { version } = await hand.api.editCar({
    params,
    body: { version: car.version, pricePerDay: dearer, base },
  });
  expect(await listed(car.id)).toEqual({ price: dearer, onMap: true });
  expect(await asked(car.id)).toEqual({ page: dearer, quote: dearer });

  await hand.api.editCar({ params, body: { version, offered: false } });
  expect(await listed(car.id)).toEqual({ price: undefined, onMap: false });
  expect(await renter.refused('/api/quotes', { carId: car.id, ...laterTrip })).toBe('not_found');
});
