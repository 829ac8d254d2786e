import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CarSearch } from '../../../../contract/cars.ts';
import {
  type CarFilter,
  type CarFilters,
  carFilters,
  filterNames,
} from '../../../../domain/car-filters.ts';
import { filterQuery, noFilters } from './filters.ts';
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

/** Whatever can be chosen with a filter. */
function choiceOf(filter: CarFilter): fc.Arbitrary<unknown> {
  switch (filter.kind) {
    case 'oneOf':
    case 'allOf':
    case 'numbers':
      return fc.subarray<string | number>([...filter.values]);
    case 'texts': {
      const text = fc.string({
        minLength: 1,
        maxLength: filter.longest,
        unit: 'grapheme-ascii',
        size: 'max',
      });
      const texts = fc.uniqueArray(text, { maxLength: 30, size: 'max' });
      return texts.map((some) => some.sort());
    }
    case 'flag':
      return fc.boolean();
    case 'atLeast':
    case 'atMost':
      return fc.option(fc.integer({ min: filter.least, max: filter.most }));
  }
}

const choices = Object.fromEntries(filterNames.map((name) => [name, choiceOf(carFilters[name])]));
const filters = fc
  .record(choices as { [Name in keyof CarFilters]: fc.Arbitrary<CarFilters[Name]> })
  .filter(({ minYear, maxYear }) => minYear === null || maxYear === null || minYear <= maxYear);

const addresses: fc.Arbitrary<ListAddress> = fc.record({
  cityId: fc.constantFrom(null, 'lisbon', 'new-york'),
  filters,
  sort: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: lastPage }),
  view: fc.constantFrom('list', 'map'),
});

describe('the address of the list', () => {
  test('says nothing about what is usual', () => {
    expect(listAddress(plainList)).toBe('/assets');
  });

  test('carries its city, so that whoever is sent it sees the same cars', () => {
    expect(listAddress({ ...plainList, cityId: 'new-york', page: 2 })).toBe(
      '/assets?city=new-york&page=2',
    );
    expect(read('city=new-york').cityId).toBe('new-york');
    expect(read('city=../new-york').cityId).toBeNull();
  });

  test('reads back as what was written, whatever was chosen [D-005-005 R-LIST-031]', () => {
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
        const asked = CarSearch.parse({ ...trip, ...filterQuery(chosen) });
        expect({ ...noFilters, ...asked }).toMatchObject(chosen);
      }),
    );
  });

  test('of any query is read, and then asks the API for nothing that it refuses', () => {
    const names = [...Object.keys(plainList.filters), 'city', 'sort', 'page', 'view'];
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
        expect(CarSearch.safeParse(query).error).toBeUndefined();
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
  ])('%s means page %i [R-ROUTE-006]', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test('drops values that nobody offers, and "ALL" selects everything [R-LIST-029]', () => {
    const { filters } = read('propulsionType=STEAM&propulsionType=HYBRID&seats=3&transmission=ALL');
    expect(filters).toEqual({ ...plainList.filters, propulsionType: ['HYBRID'] });
  });

  test('puts reversed years in order', () => {
    expect(read('minYear=2024&maxYear=2021').filters).toMatchObject({
      minYear: 2021,
      maxYear: 2024,
    });
  });

  test('writes a value as often as it is chosen, under the names of the API [D-005-004]', () => {
    const { filters } = read('category=A&category=SUV&greenVehicle=true');
    expect(listAddress({ ...plainList, filters, page: 2 })).toBe(
      '/assets?category=A&category=SUV&greenVehicle=true&page=2',
    );
  });
});
