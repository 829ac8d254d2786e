import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchColumns } from '../match-columns.ts';
import { moneyFromCents } from '../money.ts';
import { type CarField, carFieldNames, carFields, type WrittenCar } from './car-fields.ts';
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

/** Something that a field of this kind can hold. */
function anyOf(field: CarField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'whole':
      return fc.integer({ min: field.least, max: field.most });
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'several':
      return fc.subarray([...field.values]);
    case 'flag':
      return fc.boolean();
    case 'day':
      return fc.constant('2027-05-01');
    case 'money':
      return fc.integer({ min: 1, max: 9_999_999 }).map((cents) => moneyFromCents(cents, 'EUR'));
    case 'point':
      return fc.record({
        latitude: fc.integer({ min: -900_000, max: 900_000 }).map((n) => n / 10_000),
        longitude: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((n) => n / 10_000),
      });
    case 'text':
    case 'paint':
    case 'plate':
    case 'vin':
      return fc.constantFrom('AA 11 BB', '-A1', '=SUM(A1)', '+1', "O'Hara", '@you', 'Life, "best"');
  }
}

const cars = fc.record({
  ...Object.fromEntries(
    carFieldNames.map((name) => {
      const field: CarField = carFields[name];
      return [name, field.nullable ? fc.option(anyOf(field)) : anyOf(field)];
    }),
  ),
  odometer: fc.integer({ min: 0, max: 2_000_000 }),
}) as fc.Arbitrary<WrittenCar & { odometer: number }>;

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
