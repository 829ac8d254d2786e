import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../sample-data/random.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../testing/test-database.ts';
import { type FreeCarsQuestion, findFreeCars } from './find-free-cars.ts';

const CITY = 'lisbon';
const HALF_HOUR_MS = 1_800_000;
const random = createRandom(11);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const at = (halfHours: number) => testNow.add({ milliseconds: halfHours * HALF_HOUR_MS });

const question = (from: number, to: number): FreeCarsQuestion => ({
  cityId: CITY,
  during: { from: at(from), to: at(to) },
  lastDay: at(to).toZonedDateTimeISO('Europe/Lisbon').toPlainDate(),
  filters: {},
  order: 'asc',
  limit: 1_000,
  offset: 0,
});

async function search(asked: FreeCarsQuestion) {
  const { total, cars } = await findFreeCars(database.kysely, asked);
  return { total, ids: cars.map(({ id }) => id) };
}

interface Car {
  readonly id: string;
  readonly city_id: string;
  readonly enabled: boolean;
  readonly drivable_until: string | null;
  readonly price_per_day: number;
  readonly brand: string;
  readonly model: string;
}
interface Occupancy {
  readonly car_id: string;
  readonly held_by: string | null;
  readonly from: Date;
  readonly to: Date;
}

/** The same, by one who reads all cars and all occupancies and compares them one by one. */
async function compareThemAll({ cityId, during, lastDay, holderId, order }: FreeCarsQuestion) {
  const { rows: cars } = await database.pool.query<Car>('SELECT * FROM cars');
  const { rows: occupancies } = await database.pool.query<Occupancy>(
    `SELECT occupancies.car_id, user_id AS held_by, lower(during) AS from, upper(during) AS to
       FROM occupancies LEFT JOIN holds ON holds.id = hold_id`,
  );
  const meets = ({ from, to }: Occupancy) =>
    from.getTime() < during.to.epochMilliseconds && during.from.epochMilliseconds < to.getTime();
  const isOwn = ({ held_by }: Occupancy) => held_by !== null && held_by === holderId;
  const taken = new Set(
    occupancies.filter((one) => meets(one) && !isOwn(one)).map((one) => one.car_id),
  );
  const isDrivable = ({ drivable_until: day }: Car) => day === null || day >= lastDay.toString();
  const free = cars
    .filter((car) => car.city_id === cityId && car.enabled && !taken.has(car.id))
    .filter(isDrivable)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const sorted = free
    .map((car) => ({ id: car.id, price: car.price_per_day, spread: spreadOf(car, free) }))
    .sort((a, b) => a.price - b.price || a.spread - b.spread)
    .map(({ id }) => id);
  return order === 'asc' ? sorted : sorted.reverse();
}

/** Where a car stands among those of its price, from 0 to 1, by one who deals them out by hand. */
function spreadOf(car: Car, free: readonly Car[]): number {
  const models = new Map<string, Car[]>();
  for (const one of free) {
    if (one.price_per_day !== car.price_per_day) continue;
    const name = JSON.stringify([one.brand, one.model]);
    models.set(name, [...(models.get(name) ?? []), one]);
  }
  const [commonest = [], ...others] = [...models.values()].sort(
    (a, b) => b.length - a.length || ((a[0]?.id ?? '') < (b[0]?.id ?? '') ? -1 : 1),
  );
  const inTurn = commonest.flatMap((_, turn) => others.flatMap((cars) => cars[turn] ?? []));
  const row = commonest.includes(car) ? commonest : inTurn;
  return (row.indexOf(car) + 0.5) / row.length;
}

async function expectTheTruth(asked: FreeCarsQuestion) {
  const free = await compareThemAll(asked);
  expect(await search(asked)).toEqual({ total: free.length, ids: free });
  return free;
}

const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);

async function cars(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM cars WHERE city_id = $1 ORDER BY id',
    [CITY],
  );
  return rows.map(({ id }) => id);
}

const block = (car: string, from: number, to: number) =>
  run(
    `INSERT INTO occupancies (car_id, city_id, during, kind, block_reason)
     VALUES ($1, $2, tstzrange($3, $4), 'block', 'SERVICE') ON CONFLICT DO NOTHING`,
    [car, CITY, at(from).toString(), at(to).toString()],
  );

const blockSomeTime = async (car: string) => {
  const from = random.integer(0, 700);
  await block(car, from, from + random.integer(1, 150));
};

/** Whatever an operator and many renters do to a fleet. */
const deeds: readonly ((car: string) => Promise<unknown>)[] = [
  blockSomeTime,
  blockSomeTime,
  (car) =>
    run(
      `DELETE FROM occupancies WHERE id = (
         SELECT id FROM occupancies WHERE car_id = $1 AND booking_id IS NULL LIMIT 1)`,
      [car],
    ),
  (car) =>
    run(
      `UPDATE occupancies SET during = tstzrange(lower(during), upper(during) - interval '30 minutes')
       WHERE car_id = $1 AND upper(during) - lower(during) > interval '1 hour'`,
      [car],
    ),
  (car) => run('UPDATE cars SET enabled = NOT enabled WHERE id = $1', [car]),
  (car) =>
    run('UPDATE cars SET price_per_day = $2 WHERE id = $1', [car, random.integer(20, 90) * 10_000]),
  (car) =>
    run(
      `INSERT INTO cars (city_id, brand, model, year, category, body_type, seats, doors, luggages,
         transmission, propulsion_type, price_per_day, base_latitude, base_longitude, created_at)
       SELECT city_id, brand, model, year, category, body_type, seats, doors, luggages, transmission,
         propulsion_type, price_per_day, base_latitude, base_longitude, created_at
       FROM cars WHERE id = $1`,
      [car],
    ),
];

describe('the free cars of a city', () => {
  it('are those that comparing all cars with all occupancies finds, whatever happened', async () => {
    for (let round = 0; round < 60; round += 1) {
      await random.pick(deeds)(random.pick(await cars()));
      const from = random.integer(0, 650);
      await expectTheTruth({
        ...question(from, from + random.integer(1, 200)),
        cityId: random.pick([CITY, 'new-york']),
        order: random.pick(['asc', 'desc']),
      });
    }
  });

  it('are free from the very moment at which another time ends, and until one begins', async () => {
    const [car = ''] = await compareThemAll(question(800, 900));
    await block(car, 820, 840);
    expect(await expectTheTruth(question(800, 820))).toContain(car);
    expect(await expectTheTruth(question(840, 860))).toContain(car);
    expect(await expectTheTruth(question(800, 821))).not.toContain(car);
    expect(await expectTheTruth(question(839, 860))).not.toContain(car);
  });

  it('are counted whole and shown a page at a time, beyond the last page too', async () => {
    const asked = question(100, 300);
    const all = await compareThemAll(asked);
    for (const offset of [0, 3, all.length - 2, all.length, all.length + 10]) {
      expect(await search({ ...asked, limit: 4, offset })).toEqual({
        total: all.length,
        ids: all.slice(offset, offset + 4),
      });
    }
  });

  it('of one price and model stand apart, the same on every page and either way round', async () => {
    const asked = question(100, 300);
    const some = (await compareThemAll(asked)).slice(0, 9);
    const models = ['Twingo', 'Twingo', 'Twingo', 'Twingo', 'Twingo', 'up!', 'up!', 'i10', 'i10'];
    for (const [index, id] of some.entries()) {
      await run(`UPDATE cars SET brand = 'Any', model = $2, price_per_day = 10000 WHERE id = $1`, [
        id,
        models[index],
      ]);
    }
    const named = async (more: Partial<FreeCarsQuestion>) => {
      const { cars: page } = await findFreeCars(database.kysely, { ...asked, ...more });
      return page.map(({ model }) => model);
    };
    const first = await named({ limit: 9 });
    expect(first.toSorted()).toEqual(models.toSorted());
    for (const [index, model] of first.entries()) {
      expect([model, first[index + 1], first[index + 2]]).not.toEqual([model, model, model]);
    }
    const paged = [...(await named({ limit: 4 })), ...(await named({ limit: 5, offset: 4 }))];
    expect(paged).toEqual(first);
    const backwards = await named({ order: 'desc' });
    expect(backwards.slice(-9).reverse()).toEqual(first);
  });

  it('include the one that the renter holds, for that renter alone', async () => {
    const asked = question(400, 500);
    const [car = ''] = await compareThemAll(asked);
    const holdId = randomUUID();
    const [holder] = (await database.pool.query<{ id: string }>('SELECT id FROM users LIMIT 1'))
      .rows;
    await run(
      `INSERT INTO holds (id, user_id, car_id, starts_at, ends_at, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $4, $5)`,
      [holdId, holder?.id, car, at(400).toString(), at(500).toString()],
    );
    await run(
      `INSERT INTO occupancies (car_id, city_id, during, kind, hold_id)
       VALUES ($1, $2, tstzrange($3, $4), 'hold', $5)`,
      [car, CITY, at(400).toString(), at(500).toString(), holdId],
    );
    expect(await expectTheTruth(asked)).not.toContain(car);
    expect(await expectTheTruth({ ...asked, holderId: holder?.id })).toContain(car);
    expect(await expectTheTruth({ ...asked, holderId: randomUUID() })).not.toContain(car);
  });

  it('are none in a city without cars', async () => {
    expect(await search({ ...question(0, 9), cityId: 'paris' })).toEqual({ total: 0, ids: [] });
  });
});

it('a car stays in its city', async () => {
  const [car] = await cars();
  await expect(run(`UPDATE cars SET city_id = 'paris' WHERE id = $1`, [car])).rejects.toThrow(
    'a car stays in its city',
  );
});
