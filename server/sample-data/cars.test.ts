import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildOf } from '../../contract/car-designs.ts';
import { carValues } from '../../domain/car.ts';
import { carFilters } from '../../domain/car-filters.ts';
import { landOf, onLand } from '../../domain/land.ts';
import { contains } from '../../domain/service-area.ts';
import { baseOf } from '../catalogue/car-shapes.ts';
import { columnOf } from '../catalogue/column-of.ts';
import { sampleAreas } from './areas.ts';
import { carsOf, extrasOfCar, photoRows } from './cars.ts';
import { liveCityIds } from './cities.ts';
import { parseFleet } from './fleet-table.ts';
import { createRandom } from './random.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const euros = (amount: number) => amount / 10_000;

describe.each(liveCityIds)('the cars of %s', (cityId) => {
  const cars = carsOf(cityId, now, createRandom(1));
  const rows = cars.map(({ row }) => row);
  it('are at least 40, over everything one can filter by', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const filter of Object.values(carFilters)) {
      if (!('values' in filter)) continue;
      const had = rows.flatMap((row) => filter.fields.map((field) => row[columnOf(field)])).flat();
      expect(had).toEqual(expect.arrayContaining([...filter.values]));
    }
    for (const category of carValues.category) {
      expect(rows.filter((row) => row.category === category).length).toBeGreaterThanOrEqual(8);
    }
  });

  it('cost what such cars cost, dearer from category to category', () => {
    const lowest = { lisbon: 31, 'new-york': 48 }[cityId];
    const prices = rows.map((row) => euros(row.price_per_day));
    expect(Math.min(...prices)).toBe(lowest);
    expect(Math.max(...prices)).toBeLessThan(400);
    for (const price of prices) expect((price * 100) % 50).toBe(0);
    const average = (category: string) => {
      const some = rows.filter((row) => row.category === category);
      return some.reduce((sum, row) => sum + row.price_per_day, 0) / some.length;
    };
    const averages = carValues.category.map(average);
    expect(averages).toEqual([...averages].sort((a, b) => a - b));
  });

  it('are never the same three in a row by price, and of one model in several paints', () => {
    const byPrice = cars.toSorted((a, b) => a.row.price_per_day - b.row.price_per_day);
    for (const [index, { model }] of byPrice.entries()) {
      const next = byPrice.slice(index + 1, index + 3).map((car) => car.model);
      expect(next).not.toEqual([model, model]);
    }
    for (const { model } of cars) {
      const paints = cars.filter((car) => car.model === model).map(({ paint }) => paint);
      expect(new Set(paints).size).toBe(
        Math.min(paints.length, buildOf(model.drawnAs).paints.length),
      );
    }
  });

  it('stand in an operating area', () => {
    for (const { base_latitude: latitude, base_longitude: longitude } of rows) {
      expect(sampleAreas[cityId].some(({ box }) => contains(box, { latitude, longitude }))).toBe(
        true,
      );
    }
  });

  it('have their pin on the land of their base (20 fleets)', () => {
    const map = path.join(import.meta.dirname, `../../ui/map/data/${cityId}.json`);
    const landAt = landOf(JSON.parse(readFileSync(map, 'utf8')).features);
    const fleets = Array.from({ length: 20 }, (_, seed) => carsOf(cityId, now, createRandom(seed)));
    for (const { row } of fleets.flat()) {
      const land = landAt({ latitude: row.base_latitude, longitude: row.base_longitude });
      expect(land).not.toBeNull();
      expect(landAt(onLand(baseOf(row), landAt))).toBe(land);
    }
  });

  it('are shown in five views, with their own seats and luggages', () => {
    for (const car of cars) {
      const { drawnAs, seats, luggages } = car.model;
      const built = buildOf(drawnAs);
      expect(built.seats).toContain(seats);
      expect(built.luggages).toContain(luggages);
      expect(built.paints).toContain(car.paint);
      const name = `/pictures/cars/${drawnAs}-${car.paint}`;
      expect(photoRows(car).map(({ view, url }) => [view, url])).toEqual([
        ['side', `${name}-side.svg`],
        ['front', `${name}-front.svg`],
        ['rear', `${name}-rear.svg`],
        ['interior', `/pictures/cars/${built.body}-${car.paint}-interior-s${seats}.svg`],
        ['boot', `${name}-boot-l${luggages}.svg`],
      ]);
    }
  });

  it('take only the extras that fit', () => {
    for (const car of cars) {
      const extras = extrasOfCar(car).map(({ extra_id }) => extra_id);
      expect(extras.length).toBeGreaterThan(0);
      expect(extras.includes(`${cityId}-baby-seat`)).toBe(car.model.seats > 2);
      if (car.model.bodyType === 'CONVERTIBLE') {
        expect(extras).not.toContain(`${cityId}-roof-box`);
      }
    }
  });

  it('are of years that fit, and in the fleet before now', () => {
    for (const { row, addedAt, model } of cars) {
      expect(row.year).toBeGreaterThanOrEqual(2021);
      expect(row.year).toBeLessThanOrEqual(2026);
      expect(model.firstYear).toBeLessThanOrEqual(model.lastYear);
      expect(Temporal.Instant.compare(addedAt, now.subtract({ hours: 24 * 44 }))).toBeLessThan(0);
    }
  });
});

it('has mostly manual economy cars in Lisbon and mostly automatic cars in New York', () => {
  const share = (cityId: (typeof liveCityIds)[number], gear: string) => {
    const rows = carsOf(cityId, now, createRandom(1))
      .map(({ row }) => row)
      .filter((row) => cityId === 'new-york' || 'AB'.includes(row.category));
    return rows.filter((row) => row.transmission === gear).length / rows.length;
  };
  expect(share('lisbon', 'MANUAL')).toBeGreaterThan(0.5);
  expect(share('new-york', 'AUTOMATIC')).toBeGreaterThan(0.85);
});

it('refuses a fleet table with a word it does not know', () => {
  const line =
    'Kia | Picanto | A | kia-picanto | economy | 5 | 5 | 1 | sideways | petrol | 2021-2026 | 31 | 2 |';
  expect(() => parseFleet(`header\n${line}`)).toThrow(/sideways/);
});
