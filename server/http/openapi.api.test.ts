import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { generatedClient } from '../testing/generated-client.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Of the answers only what is needed to go on. */
const Made = z.object({ id: z.string() });
const Cards = z.object({ items: z.array(Made).min(1) });
const Cities = z.object({ cities: z.array(Made).min(1) });
const Cars = z.object({ cars: z.array(Made).min(1) });
const Found = z.object({
  places: z.array(z.object({ latitude: z.number(), longitude: z.number(), placeName: z.string() })),
});

it('a stranger finds a car, signs in and books it by the document alone', async () => {
  const { request } = app;
  const documentPath = '/api/openapi.json';
  const ask = await generatedClient({ origin: testOrigin, documentPath, request });
  const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' };
  const [city] = Cities.parse(await ask('listCities')).cities;
  const when = { from: trip.startsAt, to: trip.endsAt };
  const [car] = Cars.parse(await ask('searchCars', { city: city?.id, ...when })).cars;
  const asked = { city: city?.id, q: 'Avenida da Liberdade' };
  const { places } = Found.parse(await ask('listPlaces', asked));
  const [stop] = places.map(({ placeName: name, ...at }) => ({ ...at, name }));

  await ask('signIn', {}, { email: 'renter@handover.example', password: 'handover-sample' });
  const [card] = Cards.parse(await ask('listPaymentMethods')).items;
  const checkout = { profile: 'personal' };
  const quote = Made.parse(await ask('createQuote', {}, { carId: car?.id, ...trip, checkout }));
  const payment = { profile: 'personal', methodId: card?.id };
  const { id } = Made.parse(
    await ask('createBooking', {}, { quoteId: quote.id, delivery: stop, return: stop, payment }),
  );
  expect(await ask('getRequest', { id })).toMatchObject({ kind: 'booking', status: 'pending' });
});
