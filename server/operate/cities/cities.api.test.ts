import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CityList } from '../../../contract/cities.ts';
import type { CityEdit } from '../../../contract/operate/cities.ts';
import { citiesThings, newCity } from '../../testing/cities-things.ts';
import { newCar } from '../../testing/fleet-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let rental: Rental;
let owner: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
  owner = await app.operate('owner@handover.example');
});
afterAll(() => app.close());

const things = citiesThings(() => app);
const logOf = (cityId: string) =>
  rental.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `city ${cityId}`)
    .orderBy('number')
    .execute();

describe('a city that is added', () => {
  const porto = newCity();
  const trip = `from=${laterTrip.startsAt}&to=${laterTrip.endsAt}`;
  const renterAddresses = [
    `/api/cities/${porto.id}/areas`,
    `/api/cities/${porto.id}/filters`,
    `/api/cities/${porto.id}/cars`,
    `/api/places?city=${porto.id}&q=central`,
    `/api/places/reverse?city=${porto.id}&lat=41.15&lng=-8.6`,
    `/api/assets?city=${porto.id}&${trip}`,
    `/api/extras?city=${porto.id}`,
    `/api/insurances?city=${porto.id}`,
  ];
  const statuses = () =>
    Promise.all(renterAddresses.map(async (path) => (await app.request(path)).status));
  const shownIds = async () =>
    CityList.parse(await (await app.request('/api/cities')).json()).cities.map(({ id }) => id);
  let carId: string;

  it('is there for staff, and for nobody else', { tags: ['embedded'] }, async () => {
    const city = await owner.api.addCity({ body: porto });
    expect(city).toMatchObject({ ...porto, version: 1, offered: false, hasBookings: false });
    expect(city.missing).toEqual(['area', 'car']);
    expect(city.center).toEqual({ latitude: 41.16, longitude: -8.625 });
    const { cities } = await owner.api.listDeskCities();
    expect(cities.find(({ id }) => id === porto.id)).toMatchObject({ name: porto.name });
    expect(await logOf(porto.id)).toMatchObject([{ action: 'cities add-city', actor: owner.id }]);

    const base = { latitude: 41.15, longitude: -8.6 };
    const body = { ...newCar, cityId: porto.id, base };
    carId = (await owner.api.addCar({ body })).id;
    expect(await shownIds()).not.toContain(porto.id);
    expect(new Set(await statuses())).toEqual(new Set([404]));
    expect((await app.request(`/api/assets/${carId}`)).status).toBe(404);
    expect(await rental.refused('/api/quotes', { carId, ...laterTrip })).toBe('not_found');
  });

  it('cannot be opened without a place to bring cars to', async () => {
    const body = { version: 1, offered: true };
    const refused = await refusalOf(owner.api.editCity({ params: { id: porto.id }, body }));
    expect(refused).toMatchObject({ code: 'city_not_ready', status: 409 });
    expect(refused.details).toEqual([{ field: 'body.offered', reason: 'needs at least one area' }]);
  });

  it('is there for renters as soon as it is opened, and prices follow its own row', async () => {
    await things.area(porto.id);
    const open = { version: 1, offered: true };
    await owner.api.editCity({ params: { id: porto.id }, body: open });
    expect(await shownIds()).toContain(porto.id);
    expect(new Set(await statuses())).toEqual(new Set([200]));
    const quote = await rental.quote(carId);
    expect(quote.deposit.creditCard.amount).toBe(3_000_000);
  });

  it('tells the second of two editors what the first changed, and changes nothing', async () => {
    const edit = (body: object) =>
      owner.api.editCity({ params: { id: porto.id }, body: { version: 1, ...body } });
    const refused = await refusalOf(edit({ turnaroundMinutes: 30 }));
    expect(refused).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect(refused.answer.changed).toEqual({ version: 2, offered: true });
    const now = await owner.api.getDeskCity({ params: { id: porto.id } });
    expect(now).toMatchObject({ version: 2, turnaroundMinutes: 90 });
  });

  it('is still there, once closed, for whoever has a booking in it', async () => {
    const body = { version: 1, offered: false };
    const { version } = await owner.api.getDeskCity({ params: { id: 'lisbon' } });
    await rental.book();
    await owner.api.editCity({ params: { id: 'lisbon' }, body: { ...body, version } });
    expect(await shownIds()).not.toContain('lisbon');
    const { cities } = await rental.read('/api/cities', CityList);
    expect(cities.find(({ id }) => id === 'lisbon')).toMatchObject({ offered: false });
    expect((await app.request('/api/cities/lisbon/areas')).status).toBe(404);
    expect((await rental.send('GET', '/api/cities/lisbon/areas')).status).toBe(200);
    const reopened = { version: version + 1, offered: true };
    await owner.api.editCity({ params: { id: 'lisbon' }, body: reopened });
  });
});

it('a city with bookings keeps its currency and its zone', async () => {
  const { version, deposit } = await owner.api.getDeskCity({ params: { id: 'new-york' } });
  const euros = { ...deposit.creditCard, currency: 'EUR' } as const;
  const changes: Omit<CityEdit, 'version'>[] = [
    { timeZone: 'America/Chicago' },
    { currency: 'EUR', deposit: { creditCard: euros, debitCard: euros }, youngDriverFees: [] },
  ];
  for (const change of changes) {
    const body = { version, ...change };
    const refused = await refusalOf(owner.api.editCity({ params: { id: 'new-york' }, body }));
    expect(refused.code).toBe('city_has_bookings');
  }
});

it('a city with prices keeps its currency, one without may still change it', async () => {
  const { id } = await owner.api.addCity({ body: newCity() });
  const { deposit } = await owner.api.getDeskCity({ params: { id } });
  const dollars = { ...deposit.creditCard, currency: 'USD' } as const;
  const change: Omit<CityEdit, 'version'> = {
    currency: 'USD',
    deposit: { creditCard: dollars, debitCard: dollars },
    youngDriverFees: [],
  };
  const edit = (version: number) =>
    owner.api.editCity({ params: { id }, body: { version, ...change } });
  const back: Omit<CityEdit, 'version'> = { currency: 'EUR', deposit, youngDriverFees: [] };
  const { version } = await edit(1);
  const again = await owner.api.editCity({ params: { id }, body: { version, ...back } });
  await owner.api.addCar({ body: { ...newCar, cityId: id } });
  expect((await refusalOf(edit(again.version))).code).toBe('city_has_prices');
});

it('an address or a code that another city has, and amounts in other money, are refused', async () => {
  const { id, code } = newCity();
  await owner.api.addCity({ body: { ...newCity(), id, code } });
  const add = async (change: object) =>
    (await refusalOf(owner.api.addCity({ body: { ...newCity(), ...change } }))).code;
  expect(await add({ id })).toBe('city_id_taken');
  expect(await add({ code })).toBe('city_code_taken');
  expect(await add({ currency: 'USD' })).toBe('other_currency');
  for (const taken of ['drive', 'photographs']) {
    expect(await add({ id: taken }), taken).toBe('invalid_input');
  }
});

const euros = (units: number) => ({ amount: units * 10_000, currency: 'EUR', precision: 4 });
const box = (south: number, west: number, north: number, east: number) => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});
const band = (fromAge: number, toAge: number) => ({ fromAge, toAge, perDay: euros(20) });

it.each([
  ['id', { id: 'Porto' }],
  ['id', { id: 'api' }],
  ['name', { name: '{{city}}' }],
  ['countryCode', { countryCode: 'QQ' }],
  ['timeZone', { timeZone: 'Europe/Atlantis' }],
  ['timeZone', { timeZone: '+01:00' }],
  ['boundingBox', { boundingBox: box(41.2, -8.7, 41.1, -8.5) }],
  ['boundingBox', { boundingBox: box(41.1, -8.7, 41.101, -8.5) }],
  ['boundingBox', { boundingBox: box(41.1, -8.7, 44.2, -8.5) }],
  ['boundingBox.northEast.latitude', { boundingBox: box(89, 10, 91, 11) }],
  ['taxBasisPoints', { taxBasisPoints: -1 }],
  ['turnaroundMinutes', { turnaroundMinutes: 1_441 }],
  ['deposit.creditCard', { deposit: { creditCard: euros(0), debitCard: euros(5) } }],
  ['youngDriverFees', { youngDriverFees: [band(18, 21), band(21, 24)] }],
  ['youngDriverFees', { youngDriverFees: [band(24, 20)] }],
  ['supportPhone', { supportPhone: 'call us' }],
  ['supportEmail', { supportEmail: 'nowhere' }],
  ['hours', { hours: { opensAtHour: 9, closesAtHour: 9 } }],
])('a wrong %s is named, with the reason: %j', async (field, change) => {
  const body = { ...newCity(), ...change } as ReturnType<typeof newCity>;
  const refused = await refusalOf(owner.api.addCity({ body }));
  expect(refused).toMatchObject({ code: 'invalid_input', status: 422 });
  expect(refused.details).toEqual([
    { field: `body.${field}`, reason: expect.stringMatching(/^\S/) },
  ]);
});
