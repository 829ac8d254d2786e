import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CarDetail, CarResults } from '../../../contract/cars.ts';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { laterTrip, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let rental: Rental;
let owner: StaffMember;
let hand: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
  owner = await app.operate('owner@handover.example');
  hand = await app.operate('fleet@handover.example');
});
afterAll(() => app.close());

const euros = (amount: number) =>
  ({ amount: amount * 10_000, currency: 'EUR', precision: 4 }) as const;
const polo = {
  cityId: 'lisbon',
  brand: 'Volkswagen',
  model: 'Polo',
  year: 2025,
  category: 'B',
  bodyType: 'ECONOMY',
  seats: 5,
  doors: 5,
  luggages: 2,
  transmission: 'MANUAL',
  propulsionType: 'GAS',
  pricePerDay: euros(12),
  base: { latitude: 38.7253, longitude: -9.15 },
} as const;

const logOf = (car: { readonly id: string }) =>
  rental.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `car ${car.id}`)
    .orderBy('number')
    .execute();

describe('a car that is added', () => {
  let car: FleetCar;
  beforeAll(async () => {
    car = await hand.api.addCar({ body: { ...polo, plate: ' aa 11 bb', odometerKm: 120 } });
  });

  it('is drawn, said to be ready by nobody yet, and written down with who did it', async () => {
    expect(car).toMatchObject({ plate: 'AA 11 BB', version: 1, condition: 'READY', offered: true });
    expect(car.photos.map(({ url }) => url)).toContain(
      '/pictures/cars/volkswagen-polo-chalk-side.svg',
    );
    expect(car.said).toMatchObject({
      condition: null,
      odometerKm: { value: 120, by: { id: hand.id, name: 'Sample Fleet Hand' } },
    });
    expect(await logOf(car)).toMatchObject([{ action: 'fleet add-car', actor: hand.id }]);
  });

  it('is in the renters’ list at the next request, with its price, and can be booked', {
    tags: ['embedded'],
  }, async () => {
    const query = `city=lisbon&from=${laterTrip.startsAt}&to=${laterTrip.endsAt}&size=1`;
    const { cars } = await rental.read(`/api/assets?${query}`, CarResults);
    expect(cars).toMatchObject([{ id: car.id, pricePerDay: euros(12) }]);
    expect((await rental.quote(car.id)).lines[0]?.unitAmount).toEqual(euros(12));
  });

  it('changes for renters at once, and what was booked stays as it was', async () => {
    const booking = await rental.book();
    expect(booking.car.id).toBe(car.id);
    car = await hand.api.editCar({
      params: { id: car.id },
      body: { version: car.version, pricePerDay: euros(13), model: 'Polo Life', colour: 'tile' },
    });
    expect(car).toMatchObject({ version: 2, bookings: [{ id: booking.id }] });
    const shown = await rental.read(`/api/assets/${car.id}`, CarDetail);
    expect(shown).toMatchObject({ model: 'Polo Life', pricePerDay: euros(13) });
    expect(shown.photos[0]?.url).toContain('tile');
    const after = await rental.booking(booking.id);
    expect(after).toMatchObject({ car: { model: 'Polo' }, total: booking.total });
    expect((await logOf(car)).at(-1)).toMatchObject({ action: 'fleet edit-car', actor: hand.id });
    expect(JSON.parse((await logOf(car)).at(-1)?.before ?? '')).toEqual({
      version: 1,
      model: 'Polo',
      pricePerDay: euros(12),
      colour: null,
    });
  });

  it('tells the second of two editors what the first changed, and changes nothing', async () => {
    const edit = (body: object) =>
      owner.api.editCar({ params: { id: car.id }, body: { version: 1, ...body } });
    const refused = await refusalOf(edit({ pricePerDay: euros(99), seats: 4 }));
    expect(refused).toMatchObject({ code: 'car_changed', status: 409 });
    expect(refused.answer.changed).toEqual({
      version: 2,
      model: 'Polo Life',
      pricePerDay: euros(13),
      colour: 'tile',
    });
    const now = await owner.api.getFleetCar({ params: { id: car.id } });
    expect(now).toMatchObject({ seats: 5, pricePerDay: euros(13), version: 2 });
  });

  it('is refused a plate or a VIN that another has, and a price of another city', async () => {
    const vin = 'WVWZZZ1KZAW123456';
    await hand.api.addCar({ body: { ...polo, vin } });
    expect(await refusalOf(hand.api.addCar({ body: { ...polo, vin } }))).toMatchObject({
      code: 'vin_taken',
    });
    const copy = { params: { id: car.id }, body: { plate: 'AA 11 BB' } };
    expect(await refusalOf(hand.api.copyCar(copy))).toMatchObject({ code: 'plate_taken' });
    const dollars = { ...euros(12), currency: 'USD' as const };
    const wrong = { ...polo, pricePerDay: dollars };
    expect(await refusalOf(hand.api.addCar({ body: wrong }))).toMatchObject({
      code: 'other_currency',
    });
  });

  it('has a history: what was done and said, by whom, the newest first, each once', async () => {
    const params = { id: car.id };
    await hand.api.sayState({ params, body: { energyPercent: 75 } });
    const block = { reason: 'SERVICE', startsAt: '2027-09-01T09:00:00Z' } as const;
    const body = { ...block, endsAt: '2027-09-02T09:00:00Z' };
    await hand.api.blockCar({ params, body });
    const { total, pages, items } = await hand.api.getCarHistory({ params, query: { size: '3' } });
    const by = { id: hand.id, name: 'Sample Fleet Hand' };
    expect(items).toMatchObject([
      { deed: 'blocked', by, block: { reason: 'SERVICE' } },
      { deed: 'said', changes: [{ field: 'energyPercent', before: null, after: 75 }] },
      {
        deed: 'edited',
        by,
        changes: [{ field: 'model', before: 'Polo', after: 'Polo Life' }, {}, {}],
      },
    ]);
    expect([total, pages]).toEqual([4, 2]);
    const last = await hand.api.getCarHistory({ params, query: { size: '3', page: '2' } });
    expect(last.items).toMatchObject([{ deed: 'added', by, changes: [] }]);
    await rental.db
      .insertInto('car_readings')
      .values({
        car_id: car.id,
        kind: 'CONDITION',
        value: 'OUT',
        said_by: 'clock',
        said_at: '2027-01-01',
      })
      .execute();
    const { items: all } = await hand.api.getCarHistory({ params, query: {} });
    expect(all.find((entry) => entry.by.name === null)).toMatchObject({
      deed: 'said',
      changes: [{ field: 'condition', before: null, after: 'OUT' }],
    });
  });

  it('is copied without what belongs to it alone', async () => {
    const copy = await hand.api.copyCar({ params: { id: car.id }, body: { plate: 'AA 22 BB' } });
    expect(copy).toMatchObject({
      model: 'Polo Life',
      plate: 'AA 22 BB',
      odometerKm: 0,
      bookings: [],
    });
    expect(copy.id).not.toBe(car.id);
  });

  it('is not retired while it has bookings; the refusal says which', async () => {
    const retire = () => hand.api.retireCar({ params: { id: car.id }, body: { reason: 'sold' } });
    const [booking] = car.bookings;
    const refused = await refusalOf(retire());
    expect(refused).toMatchObject({ code: 'car_has_bookings' });
    expect(refused.answer.bookings).toEqual([booking]);
    await rental.goTo('2027-03-25T10:00:00Z');
    expect(await retire()).toMatchObject({ offered: false, retiredAt: expect.any(String) });
    expect((await logOf(car)).at(-1)).toMatchObject({ action: 'fleet retire-car', reason: 'sold' });
    expect((await app.request(`/api/assets/${car.id}`)).status).toBe(404);
    await hand.api.bringBackCar({ params: { id: car.id } });
    expect((await app.request(`/api/assets/${car.id}`)).status).toBe(200);
  });
});

it('is not retired while a renter has it, however late it is', async () => {
  const car = await hand.api.addCar({ body: { ...polo, plate: 'AA 44 DD' } });
  const trip = { startsAt: '2027-05-20T09:00:00Z', endsAt: '2027-05-22T09:00:00Z' };
  const booking = await rental.book(trip, undefined, car.id);
  await rental.goTo('2027-05-20T10:00:00Z');
  await rental.advance(booking.id);
  await app.deps.database.kysely.updateTable('cities').set({ handovers: 'recorded' }).execute();
  await rental.goTo('2027-05-30T10:00:00Z');
  await rental.advance(booking.id);
  expect((await rental.booking(booking.id)).status).toBe('active');
  const { bookings } = await hand.api.getFleetCar({ params: { id: car.id } });
  expect(bookings.map(({ id }) => id)).toEqual([booking.id]);
  const refused = await refusalOf(hand.api.retireCar({ params: { id: car.id }, body: {} }));
  expect(refused.code).toBe('car_has_bookings');
  await app.deps.database.kysely.updateTable('cities').set({ handovers: 'by-clock' }).execute();
});

it('is booked or retired, whichever comes first, and never both', async () => {
  const trip = { startsAt: '2027-06-20T09:00:00Z', endsAt: '2027-06-24T09:00:00Z' };
  const outcomes: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const car = await hand.api.addCar({ body: polo });
    const { id: quoteId } = await rental.quote(car.id, trip, { checkout: { profile: 'personal' } });
    const methodId = await rental.ownCard();
    const [booked, retired] = await Promise.allSettled([
      rental.request(quoteId, methodId),
      hand.api.retireCar({ params: { id: car.id }, body: {} }),
    ]);
    outcomes.push([booked.status, retired.status].sort().join());
  }
  expect(new Set(outcomes)).toEqual(new Set(['fulfilled,rejected']));
});

it('shows a fleet hand of Lisbon no car of New York, and lets a desk edit none', async () => {
  const [other] = (await owner.api.listFleet({ query: { city: 'new-york', size: '1' } })).cars;
  const params = { id: other?.id ?? '' };
  expect(await refusalOf(hand.api.getFleetCar({ params }))).toMatchObject({
    code: 'not_permitted',
  });
  expect(await refusalOf(hand.api.sayState({ params, body: { odometerKm: 1 } }))).toMatchObject({
    code: 'not_permitted',
  });
  const desk = await app.operate('desk@handover.example');
  expect(await refusalOf(desk.api.addCar({ body: polo }))).toMatchObject({ code: 'not_permitted' });
});
