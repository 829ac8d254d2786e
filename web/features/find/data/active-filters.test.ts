import { beforeAll, describe, expect, test } from 'vitest';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { addWords, words } from '../../../../i18n/words.ts';
import { activeFilters } from './active-filters.ts';
import { noFilters } from './filters.ts';

beforeAll(() => addWords('fleet', fleet));

const some: CarFilters = {
  propulsionType: ['GAS', 'ELECTRIC'],
  transmission: ['AUTOMATIC'],
  seats: [5, 6, 7],
  doors: [3],
  category: ['A', 'SUV'],
  brand: ['Fiat'],
  feature: ['AC'],
  greenVehicle: true,
  minYear: 2022,
  maxYear: 2024,
};
const activeOf = (filters: Partial<CarFilters>) =>
  activeFilters({ ...noFilters, ...filters }, words.getFixedT('en', 'fleet'), 'PT');

describe('the filters that are set', () => {
  test('are named, each value by its own name', () => {
    expect(activeOf(some).map(({ label }) => label)).toEqual([
      ...['Petrol', 'Electric', 'Automatic', '5 or more seats', '3 doors', 'City', 'SUV', 'Fiat'],
      ...['AC', 'Green vehicles only', '2022 or newer', '2024 or older'],
    ]);
    expect(activeOf({})).toEqual([]);
  });

  test('are taken off one by one, in any order, until none is left', () => {
    const namesLeft = (filters: CarFilters) => activeOf(filters).map(({ label }) => label);
    for (const { label, without } of activeOf(some)) {
      const rest = { ...some, ...without };
      expect(namesLeft(rest)).toEqual(namesLeft(some).filter((name) => name !== label));
    }
    let left = some;
    for (let next = activeOf(left)[0]; next; next = activeOf(left)[0]) {
      left = { ...left, ...next.without };
    }
    expect(left).toEqual(noFilters);
  });

  test('some numbers of seats are named for themselves', () => {
    expect(activeOf({ seats: [2, 7] }).map(({ label }) => label)).toEqual(['2 seats', '7 seats']);
    expect(activeOf({ seats: [7] }).map(({ label }) => label)).toEqual(['7 seats']);
  });
});
