import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Described {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}
type Asked = Readonly<Record<string, unknown>> & { readonly body?: unknown };

/** Somebody who knows nothing but the document: operations by their name, cookies as they come. */
async function strangerWithTheDocument() {
  const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const cookies = new Map<string, string>();

  return async (name: string, { body, ...given }: Asked = {}) => {
    const operation = known.find(({ operationId }) => operationId === name);
    if (!operation) throw new Error(`the document does not name ${name}`);
    const headers = new Headers({ Origin: testOrigin });
    const query = new URLSearchParams();
    let { path } = operation;
    for (const parameter of operation.parameters) {
      const value = String(given[parameter.name] ?? '');
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, value);
      else if (parameter.in === 'header') headers.set(parameter.name, randomUUID());
      else if (parameter.name in given) query.set(parameter.name, value);
    }
    if (cookies.size > 0) headers.set('Cookie', [...cookies.values()].join('; '));
    if (body) headers.set('Content-Type', 'application/json');
    const answer = await app.request(`${path}?${query}`, {
      method: operation.method.toUpperCase(),
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    const document: unknown = await answer.json();
    expect(answer.ok, `${name}: ${JSON.stringify(document)}`).toBe(true);
    return document;
  };
}

/** Of the answers only what is needed to go on. */
const Made = z.object({ id: z.string() });
const Cards = z.object({ items: z.array(Made).min(1) });
const Cities = z.object({ cities: z.array(Made).min(1) });
const Cars = z.object({ cars: z.array(Made).min(1) });
const Found = z.object({
  places: z.array(z.object({ latitude: z.number(), longitude: z.number(), placeName: z.string() })),
});

it('a stranger finds a car, signs in and books it by the document alone', async () => {
  const ask = await strangerWithTheDocument();
  const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' };
  const [city] = Cities.parse(await ask('listCities')).cities;
  const when = { from: trip.startsAt, to: trip.endsAt };
  const [car] = Cars.parse(await ask('searchCars', { city: city?.id, ...when })).cars;
  const asked = { city: city?.id, q: 'Avenida da Liberdade' };
  const { places } = Found.parse(await ask('listPlaces', asked));
  const [stop] = places.map(({ placeName: name, ...at }) => ({ ...at, name }));

  await ask('signIn', {
    body: { email: 'renter@handover.example', password: 'handover-sample' },
  });
  const [card] = Cards.parse(await ask('listPaymentMethods')).items;
  const checkout = { profile: 'personal' };
  const quote = Made.parse(
    await ask('createQuote', { body: { carId: car?.id, ...trip, checkout } }),
  );
  const payment = { profile: 'personal', methodId: card?.id };
  const { id } = Made.parse(
    await ask('createBooking', {
      body: { quoteId: quote.id, delivery: stop, return: stop, payment },
    }),
  );
  expect(await ask('getRequest', { id })).toMatchObject({ kind: 'booking', status: 'pending' });
});
