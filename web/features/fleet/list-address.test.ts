import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AssetSearch } from '../../../contract/assets.ts';
import { choices } from './choices.ts';
import { type CarFilters, filterQuery } from './filters.ts';
import {
  type ListAddress,
  lastPage,
  listAddress,
  plainList,
  readListAddress,
} from './list-address.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));
const readBack = (address: ListAddress) =>
  readListAddress(new URL(listAddress(address), 'https://handover.example').searchParams);

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const year = fc.option(fc.integer({ min: 1990, max: 2100 }));
const brand = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii', size: 'max' });

const filters: fc.Arbitrary<CarFilters> = fc
  .record({
    propulsionType: some(choices.propulsionType),
    transmission: some(choices.transmission),
    seats: some(choices.seats),
    doors: some(choices.doors),
    category: some([...choices.letter, ...choices.bodyType]),
    brand: fc.uniqueArray(brand, { maxLength: 30, size: 'max' }).map((brands) => brands.sort()),
    feature: some(choices.feature),
    greenVehicle: fc.boolean(),
    minYear: year,
    maxYear: year,
  })
  .filter(({ minYear, maxYear }) => minYear === null || maxYear === null || minYear <= maxYear);

const addresses: fc.Arbitrary<ListAddress> = fc.record({
  filters,
  sort: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: lastPage }),
  view: fc.constantFrom('list', 'map'),
});

describe('the address of the list', () => {
  test('says nothing about what is usual', () => {
    expect(listAddress(plainList)).toBe('/assets');
  });

  test('reads back as what was written, whatever was chosen', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readBack(address)).toEqual(address);
      }),
    );
  });

  test('asks the API for exactly what was chosen', () => {
    const trip = { city: 'lisbon', from: '2026-11-20T09:00:00Z', to: '2026-11-24T09:00:00Z' };
    fc.assert(
      fc.property(filters, (chosen) => {
        const asked = AssetSearch.parse({ ...trip, ...filterQuery(chosen) });
        const { greenVehicle = false, minYear = null, maxYear = null } = asked;
        expect({ ...asked, greenVehicle, minYear, maxYear }).toMatchObject(chosen);
      }),
    );
  });

  test('of any query is read, and then asks the API for nothing that it refuses', () => {
    const names = [...Object.keys(plainList.filters), 'sort', 'page', 'view'];
    const text = fc.string({ maxLength: 60, size: 'max' });
    const pair = fc.tuple(fc.constantFrom(...names), fc.oneof(text, fc.nat().map(String)));
    const manyBrands = fc.array(fc.tuple(fc.constant('brand'), text), {
      maxLength: 60,
      size: 'max',
    });
    const queries = fc.tuple(fc.array(pair, { maxLength: 60, size: 'max' }), manyBrands);
    fc.assert(
      fc.property(queries, (parts) => {
        const pairs = parts.flat();
        const address = readListAddress(new URLSearchParams(pairs));
        expect(readBack(address)).toEqual(address);
        const query = {
          city: 'lisbon',
          from: '2026-11-20T09:00:00Z',
          to: '2026-11-24T09:00:00Z',
          page: String(address.page),
          sort: address.sort,
          ...filterQuery(address.filters),
        };
        expect(AssetSearch.safeParse(query).error).toBeUndefined();
      }),
    );
  });

  test.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=two', 1],
    ['page=1e3', 1],
    ['page=', 1],
    ['page=7', 7],
    ['page=999999999', lastPage],
  ])('%s means page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test('drops values that nobody offers, and "ALL" selects everything', () => {
    const { filters } = read('propulsionType=STEAM&propulsionType=HYBRID&seats=3&transmission=ALL');
    expect(filters).toEqual({ ...plainList.filters, propulsionType: ['HYBRID'] });
  });

  test('puts reversed years in order', () => {
    expect(read('minYear=2024&maxYear=2021').filters).toMatchObject({
      minYear: 2021,
      maxYear: 2024,
    });
  });

  test('writes a value as often as it is chosen, under the names of the API', () => {
    const { filters } = read('category=A&category=SUV&greenVehicle=true');
    expect(listAddress({ ...plainList, filters, page: 2 })).toBe(
      '/assets?category=A&category=SUV&greenVehicle=true&page=2',
    );
  });
});
