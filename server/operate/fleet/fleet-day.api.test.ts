import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CarResults } from '../../../contract/cars.ts';
import { ApiError } from '../../../contract/client.ts';
import { carConditions } from '../../../domain/fleet/condition.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
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

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error) => (error instanceof ApiError ? error.code : error),
  );
const ofCar = (id: string) => ({ params: { id } });
const offered = async () => {
  const query = `city=lisbon&from=${laterTrip.startsAt}&to=${laterTrip.endsAt}&size=50`;
  const { cars } = await rental.read(`/api/assets?${query}`, CarResults);
  return cars.map(({ id }) => id);
};
const lastEntry = (carId: string) =>
  rental.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `car ${carId}`)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();

describe('a block', () => {
  const service = { reason: 'SERVICE', note: 'Brakes', ...laterTrip } as const;

  it('takes the car’s time as a booking does, and gives it back', async () => {
    const car = await rental.freeCar();
    const block = await owner.api.blockCar({ ...ofCar(car), body: service });
    expect(block).toMatchObject({ ...service, by: { id: owner.id, name: 'Sample Owner' } });
    expect(await offered()).not.toContain(car);
    expect(await codeOf(rental.quote(car))).not.toBe('taken');
    expect(await codeOf(owner.api.blockCar({ ...ofCar(car), body: service }))).toBe(
      'car_unavailable',
    );

    const moved = { startsAt: '2027-03-22T09:00:00Z', endsAt: '2027-03-26T09:00:00Z' };
    expect(await owner.api.editBlock({ ...ofCar(block.id), body: moved })).toMatchObject(moved);
    expect(await offered()).not.toContain(car);
    expect((await owner.api.getFleetCar(ofCar(car))).blocks).toMatchObject([
      { id: block.id, ...moved },
    ]);
    await owner.api.endBlock(ofCar(block.id));
    expect(await offered()).toContain(car);
    expect(await lastEntry(car)).toMatchObject({
      action: 'fleet end-block',
      actor: owner.id,
      after: null,
    });
  });

  it('that has begun ends now', async () => {
    const soon = { startsAt: '2027-03-05T13:00:00Z', endsAt: '2027-03-07T09:00:00Z' };
    const car = await rental.freeCar('lisbon', soon);
    const body = { ...service, ...soon, startsAt: '2027-03-05T09:59:00Z' };
    const { id } = await owner.api.blockCar({ ...ofCar(car), body });
    await owner.api.endBlock(ofCar(id));
    expect((await owner.api.getFleetCar(ofCar(car))).blocks).toEqual([]);
    expect(await rental.freeCar('lisbon', soon)).toBe(car);
    const { endsAt } = JSON.parse((await lastEntry(car)).after ?? '{}');
    expect(endsAt).toMatch(/^2027-03-05T10:0/);
  });

  it('is refused over a booking, which it names, and where it ends before it begins', async () => {
    const booking = await rental.book();
    const block = (body: object) =>
      owner.api.blockCar({ ...ofCar(booking.car.id), body: { ...service, ...body } });
    const refused = await block({}).catch((error: ApiError) => error.answer);
    expect(refused).toMatchObject({ code: 'car_has_bookings', bookings: [{ id: booking.id }] });
    expect(await codeOf(block({ endsAt: laterTrip.startsAt }))).toBe('block_reversed');
  });
});

it('what is said of a car has who said so and when, and the clock says it, too', async () => {
  const booking = await rental.book();
  const { id } = booking.car;
  const said = { odometerKm: 31_862, energyPercent: 75, standsAt: 'Areeiro, hook 14' };
  const car = await owner.api.sayState({ ...ofCar(id), body: { condition: 'TO_CLEAN', ...said } });
  const by = { id: owner.id, name: 'Sample Owner' };
  const at = expect.stringMatching(/^2027-03-05T10:0/);
  expect(car).toMatchObject({ condition: 'TO_CLEAN', ...said });
  expect(car.said.standsAt).toEqual({ value: 'Areeiro, hook 14', by, at });
  expect(JSON.parse((await lastEntry(id)).before ?? '')).toHaveProperty('odometerKm');
  await rental.goTo('2027-03-20T10:00:00Z');
  await rental.advance(booking.id);
  const out = await owner.api.getFleetCar(ofCar(id));
  expect(out).toMatchObject({
    condition: 'OUT',
    said: { condition: { by: { id: 'clock', name: null } }, energyPercent: { value: 75, by } },
  });
});

it('a service plan says what is due', async () => {
  const id = await rental.freeCar('lisbon', {
    startsAt: '2027-05-20T09:00:00Z',
    endsAt: '2027-05-24T09:00:00Z',
  });
  await owner.api.sayState({ ...ofCar(id), body: { odometerKm: 44_500 } });
  const { version } = await owner.api.getFleetCar(ofCar(id));
  const task = {
    name: 'Service',
    everyKm: 15_000,
    everyMonths: 12,
    lastKm: 30_000,
    lastOn: '2027-01-10',
  };
  const body = { version, tasks: [task] };
  const car = await owner.api.planService({ ...ofCar(id), body });
  expect(car.service).toEqual([
    { ...task, due: { name: 'Service', atKm: 45_000, onDay: '2028-01-10', state: 'due-soon' } },
  ]);
  expect(await codeOf(owner.api.planService({ ...ofCar(id), body }))).toBe('car_changed');
});

it('a booking during which the papers of its car end is trouble of the car', async () => {
  const trip = { startsAt: '2027-05-20T09:00:00Z', endsAt: '2027-05-24T09:00:00Z' };
  const booking = await rental.book(trip);
  const { version } = await owner.api.getFleetCar(ofCar(booking.car.id));
  const body = { version, insuranceEndsOn: '2027-05-23' };
  const car = await owner.api.editCar({ ...ofCar(booking.car.id), body });
  expect(car.trouble).toMatchObject([{ id: booking.id }]);
});

describe('the fleet list', () => {
  const list = (query: object) =>
    owner.api.listFleet({ query: { city: 'lisbon', size: '200', ...query } });

  it('counts exactly, by every state, and has each car once', async () => {
    const all = await list({});
    const rows = await rental.db
      .selectFrom('cars')
      .select('id')
      .where('city_id', '=', 'lisbon')
      .execute();
    expect(all.total).toBe(rows.length);
    expect(new Set(all.cars.map(({ id }) => id)).size).toBe(all.total);
    for (const condition of carConditions) {
      const some = await list({ condition });
      expect(some.cars.every((car) => car.condition === condition)).toBe(true);
      const counted = some.conditions.find((one) => one.condition === condition)?.count ?? 0;
      expect(some.total).toBe(counted);
      expect(some.cars).toHaveLength(counted);
    }
  });

  it('finds by part of a plate with or without its spaces, and takes no text for a pattern', async () => {
    const [car] = (await list({})).cars;
    const plate = car?.plate ?? '';
    for (const text of [plate.toLowerCase(), plate.replaceAll(' ', ''), plate.slice(0, 5)]) {
      expect((await list({ text })).cars.map(({ id }) => id)).toContain(car?.id);
    }
    expect(await list({ text: '%' })).toMatchObject({ total: 0, cars: [] });
  });

  it.each([
    ['price', (car: { pricePerDay: { amount: number } }) => car.pricePerDay.amount],
    ['odometer', (car: { odometerKm: number }) => car.odometerKm],
    ['papers', (car: { papersEndOn: string | null }) => car.papersEndOn ?? ''],
  ] as const)('is sorted by %s, page after page', async (sort, sortedBy) => {
    const first = await list({ sort, order: 'desc', size: '20' });
    const second = await list({ sort, order: 'desc', size: '20', page: '2' });
    const values = [...first.cars, ...second.cars].map((car) => sortedBy(car));
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  });

  it('is sorted by the next service, and narrows to those that are due', async () => {
    const urgency = ['due', 'due-soon', 'later'];
    const states = async (query: object) =>
      (await list({ sort: 'service', size: '200', ...query })).cars.map(({ due }) => due?.state);
    const all = (await states({})).map((state) => (state ? urgency.indexOf(state) : 9));
    expect(all).toEqual(all.toSorted((one, other) => one - other));
    expect(new Set(all).size).toBeGreaterThan(1);
    const due = await states({ serviceDue: 'true' });
    expect(due).toEqual(all.filter((one) => one === 0).map(() => 'due'));
  });

  it('is sorted by how near each service is, by way as by time, and last without a plan', async () => {
    const ids = (await list({ size: '4' })).cars.map(({ id }) => id);
    const [far = '', inTime = '', near = '', none = ''] = ids;
    await rental.db.deleteFrom('service_tasks').where('car_id', 'in', ids).execute();
    const inFifteenDays = app.deps.clock
      .now()
      .toZonedDateTimeISO('Europe/Lisbon')
      .toPlainDate()
      .add({ days: 15 })
      .subtract({ months: 12 });
    const plan = async (carId: string, odometerKm: number, task: object) => {
      await rental.db
        .updateTable('cars')
        .set({ odometer_km: odometerKm })
        .where('id', '=', carId)
        .execute();
      const never = { every_km: null, every_months: null, last_km: 0 };
      const once = { name: 'Oil', last_on: inFifteenDays.toString() };
      await rental.db
        .insertInto('service_tasks')
        .values({ car_id: carId, ...never, ...once, ...task })
        .execute();
    };
    await plan(far, 10_000, { every_km: 10_900 });
    await plan(inTime, 20_000, { every_months: 12 });
    await plan(near, 50_000, { every_km: 50_100 });
    const all = async (order: 'asc' | 'desc') => {
      const { cars } = await list({ sort: 'service', size: '200', order });
      return cars.map(({ id }) => id);
    };
    const ofThree = (sorted: string[]) => sorted.filter((id) => ids.includes(id) && id !== none);
    expect(ofThree(await all('asc'))).toEqual([near, inTime, far]);
    expect(ofThree(await all('desc'))).toEqual([far, inTime, near]);
    expect((await all('asc')).indexOf(none)).toBeGreaterThan((await all('asc')).indexOf(far));
    expect((await all('desc')).indexOf(none)).toBeGreaterThan((await all('desc')).indexOf(near));
  });

  it('narrows to the class and to papers that end soon', async () => {
    const narrow = await list({ category: ['A', 'E'], papersEndWithinDays: '400' });
    for (const car of narrow.cars) expect(['A', 'E']).toContain(car.category);
    const soon = await list({ papersEndWithinDays: '200' });
    expect(soon.cars.every(({ papersEndOn }) => papersEndOn !== null)).toBe(true);
    expect(soon.total).toBeGreaterThan(0);
  });
});
