import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CarResults } from '../../../contract/cars.ts';
import { CityList } from '../../../contract/cities.ts';
import { anyCity } from '../../../contract/operate/any-city.fixture.ts';
import { NewCity } from '../../../contract/operate/cities.ts';
import { money } from '../../../domain/money.ts';
import { citiesThings, newCity } from '../../testing/cities-things.ts';
import { newCar } from '../../testing/fleet-things.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let rental: Rental;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
});
afterAll(() => app.close());
const things = citiesThings(() => app);

it('whatever city can be written down: renters are shown it, its cars and their price', async () => {
  const { api } = await app.operate('owner@handover.example');
  await fc.assert(
    fc.asyncProperty(anyCity, async (written) => {
      // What is written down twice is refused, which is another test's matter.
      const { id: ownId, code } = newCity();
      const body = NewCity.parse({ ...written, id: ownId, code });
      const { id, currency, timeZone, center } = await api.addCity({ body });
      await things.area(id);
      const pricePerDay = money(500_000, currency);
      const car = await api.addCar({ body: { ...newCar, cityId: id, base: center, pricePerDay } });
      await api.editCity({ params: { id }, body: { version: 1, offered: true } });

      const at = (local: string) =>
        Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant().toString();
      const trip = { startsAt: at('2027-03-20T10:00'), endsAt: at('2027-03-23T10:00') };
      const search = `/api/assets?city=${id}&from=${trip.startsAt}&to=${trip.endsAt}`;
      expect(await rental.read(search, CarResults)).toMatchObject({ cars: [{ id: car.id }] });
      const quote = await rental.quote(car.id, trip);
      expect(quote.days).toBe(3);
      const { cities } = await rental.read('/api/cities', CityList);
      expect(cities.find((city) => city.id === id)?.hours).toEqual(body.hours);
      for (const path of ['areas', 'filters', 'cars']) {
        expect((await app.request(`/api/cities/${id}/${path}`)).status).toBe(200);
      }
      expect((await app.request(`/api/places?city=${id}&q=central`)).status).toBe(200);
    }),
    { numRuns: 15 },
  );
});
