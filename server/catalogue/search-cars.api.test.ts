import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CarDetail, CarResults, type CarSummary, OccupiedDates } from '../../contract/cars.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import type { FilterName } from '../../domain/car-filters.ts';
import { isOfKind } from '../../domain/car-kinds.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const trip = { from: '2027-03-20T09:00:00Z', to: '2027-03-24T09:00:00Z' };

async function search(query: Record<string, string | string[]> = {}) {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries({ city: 'lisbon', ...trip, ...query })) {
    for (const one of [value].flat()) parameters.append(key, one);
  }
  return app.request(`/api/assets?${parameters}`);
}
const found = async (query?: Record<string, string | string[]>) =>
  CarResults.parse(await (await search(query)).json());

async function everyPage(query: Record<string, string | string[]> = {}) {
  const first = await found({ size: '50', ...query });
  const cars = [...first.cars];
  for (let page = 2; page <= first.pages; page += 1) {
    cars.push(...(await found({ size: '50', ...query, page: String(page) })).cars);
  }
  return { total: first.total, cars };
}

async function takenDuring(city: string): Promise<Set<string>> {
  const { rows } = await app.deps.database.pool.query<{ car_id: string }>(
    `SELECT car_id FROM occupancies
     WHERE city_id = $1 AND during && tstzrange($2, $3::timestamptz + interval '2 hours')`,
    [city, trip.from, trip.to],
  );
  return new Set(rows.map((row) => row.car_id));
}

/** For each filter some values, and the cars that have them. */
const narrowing: Readonly<
  Record<
    FilterName,
    { readonly asked: string | string[]; readonly fits: (car: CarSummary) => boolean }
  >
> = {
  propulsionType: {
    asked: ['ELECTRIC', 'HYBRID'],
    fits: (car) => car.propulsionType === 'ELECTRIC' || car.propulsionType === 'HYBRID',
  },
  transmission: { asked: 'MANUAL', fits: (car) => car.transmission === 'MANUAL' },
  seats: { asked: ['6', '7'], fits: (car) => car.seats === 6 || car.seats === 7 },
  doors: { asked: '5', fits: (car) => car.doors === 5 },
  category: { asked: ['A', 'SUV'], fits: (car) => car.category === 'A' || car.bodyType === 'SUV' },
  brand: { asked: ['Kia', 'Fiat'], fits: (car) => car.brand === 'Kia' || car.brand === 'Fiat' },
  feature: {
    asked: ['SEAT_HEATER', 'AC'],
    fits: (car) => car.features.includes('SEAT_HEATER') && car.features.includes('AC'),
  },
  greenVehicle: { asked: 'true', fits: (car) => car.greenVehicle },
  minYear: { asked: '2024', fits: (car) => car.year >= 2024 },
  maxYear: { asked: '2023', fits: (car) => car.year <= 2023 },
};

describe('searching for a car', () => {
  it('finds exactly the cars of the city that are free for the whole trip and its turnaround [R-CALL-002 R-LIST-033]', {
    tags: ['embedded'],
  }, async () => {
    const { total, cars } = await everyPage();
    const taken = await takenDuring('lisbon');
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      `SELECT id FROM cars WHERE city_id = 'lisbon' AND enabled AND drivable_until >= $1::timestamptz`,
      [trip.to],
    );
    const free = rows.map(({ id }) => id).filter((id) => !taken.has(id));
    expect(taken.size).toBeGreaterThan(0);
    expect(cars.map(({ id }) => id).sort()).toEqual(free.sort());
    expect(total).toBe(free.length);
  });

  it('shows ten a page, the cheapest first, and the price of the whole trip [R-LIST-006 R-LIST-024]', async () => {
    const page = await found();
    expect(page.cars).toHaveLength(10);
    expect(page.days).toBe(4);
    const prices = page.cars.map(({ pricePerDay }) => pricePerDay.amount);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const { pricePerDay, tripTotal } of page.cars) {
      expect(tripTotal.amount).toBe(Math.ceil((pricePerDay.amount * 4) / 100) * 100);
    }
  });

  it('can show the dearest first [R-LIST-025]', async () => {
    const { cars } = await everyPage({ sort: 'desc' });
    const prices = cars.map(({ pricePerDay }) => pricePerDay.amount);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  it.each(Object.entries(narrowing))(
    'narrows by %s, and the total is that of the narrowed list [D-037-003 R-CALL-001 R-CALL-003 R-DATA-003 R-LIST-030]',
    async (name, { asked, fits }) => {
      const all = await everyPage();
      const some = await everyPage({ [name]: asked });
      const expected = all.cars.filter(fits);
      expect(some.cars.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(some.total).toBe(expected.length);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(all.cars.length);
    },
  );

  it('says where the cars of all pages stand, each place once, where that is asked for', async () => {
    const all = await everyPage({ transmission: 'MANUAL' });
    const { bases, cars } = await found({ transmission: 'MANUAL', size: '1', listsBases: 'true' });
    const places = (points: readonly unknown[]) => points.map((one) => JSON.stringify(one)).sort();
    expect(cars).toHaveLength(1);
    expect(places(bases ?? [])).toEqual([...new Set(places(all.cars.map(({ base }) => base)))]);
    expect(await found()).not.toHaveProperty('bases');
  });

  it('counts the kinds of car as pressing them would find them, where that is asked for', async () => {
    const all = await everyPage();
    const { kinds } = await found({ countsKinds: 'true' });
    for (const { filter, value, count } of kinds ?? []) {
      const ofKind = all.cars.filter((car) =>
        isOfKind(car, { filter, value } as Parameters<typeof isOfKind>[1]),
      );
      expect(count, value).toBe(ofKind.length);
    }
    const manual = await found({ countsKinds: 'true', transmission: 'MANUAL', category: 'A' });
    const suvs = manual.kinds?.find(({ value }) => value === 'SUV')?.count;
    const pressed = await found({ transmission: 'MANUAL', category: 'SUV' });
    expect(suvs).toBe(pressed.total);
    expect(suvs).toBeGreaterThan(0);
    expect(await found()).not.toHaveProperty('kinds');
  });

  it('narrows by several filters at once: a car fits them all', async () => {
    const names = ['transmission', 'category', 'minYear'] as const;
    const all = await everyPage();
    const some = await everyPage(
      Object.fromEntries(names.map((name) => [name, narrowing[name].asked])),
    );
    const expected = all.cars.filter((car) => names.every((name) => narrowing[name].fits(car)));
    expect(some.cars.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(expected.length).toBeGreaterThan(0);
  });

  it('takes ALL for no filter [R-LIST-029]', async () => {
    expect((await found({ propulsionType: 'ALL' })).total).toBe((await found()).total);
  });

  it('answers an empty page past the last one, and still how many there are', async () => {
    const { total, pages } = await found();
    expect(await found({ page: '99999' })).toMatchObject({ cars: [], total, pages });
  });

  it.each([
    ['trip_reversed', { from: trip.to, to: trip.from }],
    ['trip_in_past', { from: '2027-01-01T09:00:00Z' }],
    ['trip_too_long', { to: '2027-05-24T09:00:00Z' }],
    ['not_on_half_hour', { from: '2027-03-20T09:10:00Z' }],
    ['notice_too_short', { from: '2027-03-05T10:30:00Z', to: '2027-03-06T10:00:00Z' }],
    ['not_found', { city: 'atlantis' }],
    ['invalid_input', { page: '0' }],
    ['invalid_input', { seats: 'many' }],
    ['invalid_input', { propulsionType: 'STEAM' }],
    ['invalid_input', { from: 'soon' }],
    ['invalid_input', { from: '2027-02-30T09:00:00Z' }],
    ['invalid_input', { size: '100000' }],
  ])('refuses with %s: %o [R-CALENDAR-023 R-DATA-005 R-ERROR-006]', async (code, query) => {
    const answer = await search(query as Record<string, string>);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(ErrorAnswer.parse(await answer.json()).error.code).toBe(code);
  });
});

describe('a car', () => {
  it('is shown with its photos, extras and city [R-DATA-001 R-MONEY-004]', async () => {
    const [card] = (await found()).cars;
    const detail = CarDetail.parse(await (await app.request(`/api/assets/${card?.id}`)).json());
    expect(detail.photos.map(({ view }) => view)).toEqual([
      'side',
      'front',
      'rear',
      'interior',
      'boot',
    ]);
    expect(detail.city).toMatchObject({ id: 'lisbon', currency: 'EUR' });
    expect(detail.extraIds.length).toBeGreaterThan(0);
  });

  it('does not exist when it is not there or switched off [R-CALL-004]', async () => {
    expect((await app.request('/api/assets/00000000-0000-4000-8000-000000000000')).status).toBe(
      404,
    );
    const [card] = (await found({ sort: 'desc' })).cars;
    await app.deps.database.pool.query('UPDATE cars SET enabled = false WHERE id = $1', [card?.id]);
    expect((await app.request(`/api/assets/${card?.id}`)).status).toBe(404);
  });

  it('tells its occupied days and times [R-DATA-024]', async () => {
    const [card] = (await found()).cars;
    // To midnight in Lisbon, which is an hour ahead in summer.
    const taken = { from: '2027-08-10T15:00:00Z', to: '2027-08-12T23:00:00Z' };
    await app.deps.database.pool.query(
      `INSERT INTO occupancies (car_id, city_id, during, kind, block_reason)
       VALUES ($1, 'lisbon', tstzrange($2, $3), 'block', 'SERVICE')`,
      [card?.id, taken.from, taken.to],
    );
    const answer = await app.request(
      `/api/assets/${card?.id}/occupied-dates?from=2027-08-01&to=2027-08-31`,
    );
    expect(OccupiedDates.parse(await answer.json())).toEqual({
      dates: ['2027-08-11', '2027-08-12'],
      events: [taken],
      holds: [],
    });
  });

  it('refuses a window that is reversed or absurd, and somebody else’s booking [R-CALL-005]', async () => {
    const [card] = (await found()).cars;
    const at = `/api/assets/${card?.id}/occupied-dates`;
    expect((await app.request(`${at}?from=2027-04-01&to=2027-03-01`)).status).toBe(422);
    expect((await app.request(`${at}?from=2027-04-01&to=2027-04-01`)).status).toBe(422);
    expect((await app.request(`${at}?from=2027-04-01&to=2028-08-13`)).status).toBe(200);
    expect((await app.request(`${at}?from=2027-04-01&to=2028-08-14`)).status).toBe(422);
    const { rows } = await app.deps.database.pool.query<{ id: string }>(
      'SELECT id FROM bookings LIMIT 1',
    );
    const exclude = `${at}?from=2027-04-01&to=2027-05-01&excludeBooking=${rows[0]?.id}`;
    expect((await app.request(exclude)).status).toBe(404);
  });
});

describe('a search right after a city was changed, by a node that knew it before', () => {
  const change = (column: string, value: unknown) =>
    app.deps.database.pool.query(`UPDATE cities SET ${column} = $1 WHERE id = 'new-york'`, [value]);
  const newYork = { city: 'new-york' };

  it('counts by the turnaround that holds now', async () => {
    const before = await found(newYork);
    await change('turnaround_minutes', 30 * 24 * 60);
    const after = await found(newYork);
    const { rows } = await app.deps.database.pool.query<{ free: number }>(
      `SELECT count(*)::int AS free FROM cars a WHERE city_id = 'new-york' AND enabled
         AND drivable_until >= $2::timestamptz
         AND NOT EXISTS (SELECT FROM occupancies o WHERE o.car_id = a.id
           AND o.during && tstzrange($1, $2::timestamptz + interval '30 days'))`,
      [trip.from, trip.to],
    );
    expect(after.total).toBe(rows[0]?.free);
    expect(after.total).toBeLessThan(before.total);
    await change('turnaround_minutes', 120);
    expect((await found(newYork)).total).toBe(before.total);
  });

  it('judges by the time zone that holds now, whether it was allowed before or refused', async () => {
    await found(newYork);
    await change('time_zone', 'Asia/Kathmandu'); // a quarter to the hour
    const refused = ErrorAnswer.parse(await (await search(newYork)).json());
    expect(refused.error.code).toBe('not_on_half_hour');
    await change('time_zone', 'America/New_York');
    expect((await search(newYork)).status).toBe(200);
  });
});
