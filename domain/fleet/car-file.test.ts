import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carValues } from '../car.ts';
import { matchColumns } from '../match-columns.ts';
import { moneyFromCents } from '../money.ts';
import { type CarCells, carFileFields, carInCells, cellsOfCar } from './car-file.ts';

const names = Object.fromEntries(carFileFields.map((field) => [field, `Our ${field}`])) as Record<
  (typeof carFileFields)[number],
  string
>;

describe('columns', () => {
  it('are known by our names and by those of the API, however they are written', () => {
    expect(
      matchColumns(['our PLATE', 'price_per_day', 'Comment', 'Our-VIN'], carFileFields, names),
    ).toEqual(['plate', 'pricePerDay', null, 'vin']);
  });

  it('are each taken once', () => {
    expect(matchColumns(['plate', 'Plate'], carFileFields, names)).toEqual(['plate', null]);
  });
});

const cars = fc.record({
  plate: fc.option(fc.constantFrom('AA 11 BB', '-A1')),
  vin: fc.constant(null),
  brand: fc.constantFrom('Volkswagen', '=SUM(A1)', '+1', "O'Hara", '@you'),
  model: fc.constantFrom('Polo', 'Life, "best"'),
  year: fc.integer({ min: 1990, max: 2100 }),
  category: fc.constantFrom(...carValues.category),
  bodyType: fc.constantFrom(...carValues.bodyType),
  transmission: fc.constantFrom(...carValues.transmission),
  propulsionType: fc.constantFrom(...carValues.propulsionType),
  seats: fc.integer({ min: 1, max: 9 }),
  doors: fc.integer({ min: 2, max: 6 }),
  luggages: fc.integer({ min: 0, max: 20 }),
  features: fc.subarray([...carValues.features]),
  colour: fc.option(fc.constantFrom('tile', 'chalk')),
  pricePerDay: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => moneyFromCents(cents, 'EUR')),
  dailyMileageLimit: fc.option(fc.integer({ min: 1, max: 10_000 })),
  base: fc.record({
    latitude: fc.integer({ min: -900_000, max: 900_000 }).map((n) => n / 10_000),
    longitude: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((n) => n / 10_000),
  }),
  offered: fc.boolean(),
  tollsTag: fc.constant(null),
  insuranceEndsOn: fc.option(fc.constant('2027-05-01')),
  inspectionEndsOn: fc.constant(null),
  registrationEndsOn: fc.constant(null),
  odometer: fc.integer({ min: 0, max: 2_000_000 }),
});

it('a car that is written and read again is the same car', () => {
  fc.assert(
    fc.property(cars, (car) => {
      const cells = Object.fromEntries(
        Object.entries(cellsOfCar(car)).map(([field, cell]) => [field, String(cell ?? '')]),
      );
      expect(carInCells(cells, 'EUR')).toEqual(car);
    }),
    { numRuns: 300 },
  );
});

it.each<[CarCells, object]>([
  [{ pricePerDay: '52,5' }, { pricePerDay: moneyFromCents(5_250, 'EUR') }],
  [{ pricePerDay: '€52' }, { pricePerDay: '€52' }],
  [{ year: '2025.0' }, { year: '2025.0' }],
  [{ brand: "'=HYPERLINK" }, { brand: '=HYPERLINK' }],
  [{ features: 'ac, seat heater' }, { features: ['AC', 'SEAT_HEATER'] }],
  [{ offered: 'No' }, { offered: false }],
  [{ latitude: '38,7' }, { base: { latitude: 38.7, longitude: undefined } }],
])('%j is read as %j', (cells, car) => {
  expect(carInCells(cells, 'EUR')).toEqual(car);
});
