import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CarDetail, CarResults, FilterChoices } from '../../contract/cars.ts';
import { ExtraList, InsuranceList } from '../../contract/catalogue.ts';
import { AreaList, CityList } from '../../contract/cities.ts';
import { ReviewList } from '../../contract/reviews.ts';
import { contains } from '../../domain/service-area.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = async (path: string) => (await app.request(path)).json();
const switchOff = (table: 'extras' | 'insurances', id: string | undefined) =>
  app.deps.database.pool.query(`UPDATE ${table} SET enabled = false WHERE id = $1`, [id]);

describe('what is offered in a city', () => {
  it('the cities that are open come with their code, zone and box [D-002-001 D-038-003 R-ADDRESS-014 R-CALL-016 R-DATA-019 R-PRODUCT-002]', async () => {
    const { cities } = CityList.parse(await read('/api/cities'));
    expect(cities.map(({ code, timeZone, offered }) => [code, timeZone, offered])).toEqual([
      ['LIS', 'Europe/Lisbon', true],
      ['NYC', 'America/New_York', true],
    ]);
    expect((await app.request('/api/cities/paris/areas')).status).toBe(404);
    const { rows } = await app.deps.database.pool.query(
      `SELECT city_id AS id, count(*)::int AS cars, min(price_per_day)::int AS lowest
       FROM cars WHERE enabled GROUP BY city_id ORDER BY city_id`,
    );
    expect(rows).toHaveLength(2);
    const counted = cities.filter(({ carCount }) => carCount > 0);
    expect(
      counted
        .map(({ id, carCount, lowestPricePerDay }) => ({
          id,
          cars: carCount,
          lowest: lowestPricePerDay?.amount,
        }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ).toEqual(rows);
    for (const { id, boundingBox } of cities) {
      const { areas } = AreaList.parse(await read(`/api/cities/${id}/areas`));
      expect(areas.length).toBeGreaterThan(0);
      for (const area of areas) {
        expect(contains(boundingBox, area.boundingBox.southWest)).toBe(true);
        expect(contains(boundingBox, area.boundingBox.northEast)).toBe(true);
      }
    }
  });

  it('brands and years to choose from are those of the cars on offer, and no others', async () => {
    const { pool } = app.deps.database;
    await pool.query(`UPDATE cars SET enabled = false WHERE brand = 'Kia'`);
    const { rows } = await pool.query<{ brand: string; year: number }>(
      `SELECT brand, year FROM cars WHERE city_id = 'lisbon' AND enabled`,
    );
    const { brands, years } = FilterChoices.parse(await read('/api/cities/lisbon/filters'));
    expect(brands.toSorted()).toEqual([...new Set(rows.map(({ brand }) => brand))].toSorted());
    expect(years).toEqual([...new Set(rows.map(({ year }) => year))].toSorted((a, b) => b - a));
    expect(brands.length).toBeGreaterThan(3);
    await pool.query(`UPDATE cars SET enabled = true WHERE brand = 'Kia'`);
  });

  it('extras are those of the city that are switched on, with a price per day [R-CALL-006 R-DATA-009]', async () => {
    const list = async () => ExtraList.parse(await read('/api/extras?city=lisbon')).extras;
    const [first, ...others] = await list();
    expect(others.length).toBeGreaterThan(0);
    for (const { id, pricePerDay } of others) {
      expect(id).toMatch(/^lisbon-/);
      expect(pricePerDay).toMatchObject({ currency: 'EUR', precision: 4 });
    }
    await switchOff('extras', first?.id);
    expect(await list()).toEqual(others);
  });

  it('insurances are those of the city that are switched on, the main one with its options first [R-CALL-007 R-DATA-010 R-DATA-011 R-DATA-012]', async () => {
    const list = async () =>
      InsuranceList.parse(await read('/api/insurances?city=new-york')).insurances;
    const [main, ...others] = await list();
    expect(main?.multipleOptions).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    expect(main?.options.map(({ selected }) => selected)).toEqual([true, false, false]);
    for (const option of main?.options ?? []) {
      expect(option.description.includedCoverage.length).toBeGreaterThan(0);
    }
    for (const insurance of others) expect(insurance.options).toEqual([]);
    await switchOff('insurances', others[0]?.id);
    expect((await list()).map(({ id }) => id)).toEqual(
      [main, ...others.slice(1)].map((it) => it?.id),
    );
  });
});

it('a car says what its prices contain and what is held apart, as a quote would', async () => {
  const trip = 'from=2027-03-20T09:00:00Z&to=2027-03-24T09:00:00Z';
  const [card] = CarResults.parse(await read(`/api/assets?city=lisbon&${trip}`)).cars;
  const { city } = CarDetail.parse(await read(`/api/assets/${card?.id}`));
  expect(city.taxDivisorBasisPoints).toBe(12_300);
  expect(city.deposit.creditCard).toEqual({ amount: 350_0000, currency: 'EUR', precision: 4 });
  expect(city.deposit.debitCard.amount).toBe(600_0000);
  expect(city.youngDriverFees).toEqual([]);
  const [other] = CarResults.parse(await read(`/api/assets?city=new-york&${trip}`)).cars;
  const { youngDriverFees } = CarDetail.parse(await read(`/api/assets/${other?.id}`)).city;
  expect(
    youngDriverFees.map(({ fromAge, toAge, perDay }) => [fromAge, toAge, perDay.amount]),
  ).toEqual([
    [18, 20, 120_0000],
    [21, 24, 45_0000],
  ]);
});

it('a car shows its newest 200 reviews, and its rating counts them all [R-CAR-031]', async () => {
  const { pool } = app.deps.database;
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM cars WHERE id NOT IN (SELECT car_id FROM reviews) LIMIT 1`,
  );
  const id = rows[0]?.id;
  await pool.query(
    `INSERT INTO reviews (car_id, user_name, rating, description, created_at)
     SELECT $1, 'Ana S.', 4, 'review ' || n, timestamptz '2027-01-01' + n * interval '1 hour'
     FROM generate_series(1, 201) AS n`,
    [id],
  );
  const { rating, reviews } = ReviewList.parse(await read(`/api/assets/${id}/reviews`));
  expect(rating).toEqual({ average: 4, count: 201 });
  expect(reviews.map(({ description }) => description)).toEqual(
    Array.from({ length: 200 }, (_, n) => `review ${201 - n}`),
  );
});
