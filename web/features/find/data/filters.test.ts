import { describe, expect, test } from 'vitest';
import { carFilters } from '../../../../domain/car-filters.ts';
import { badgeOf } from '../list/badge.ts';
import { leastOf, nextOffered, valuesFrom } from './at-least.ts';
import { countFilters, keepOffered, noFilters } from './filters.ts';

describe('the counters of the filter drawer', () => {
  test.each([
    [2, []],
    [3, [4, 5, 6, 7]],
    [4, [4, 5, 6, 7]],
    [5, [5, 6, 7]],
    [7, [7]],
  ])('at least %i seats are the seats %j', (atLeast, seats) => {
    expect(valuesFrom(atLeast, carFilters.seats.values)).toEqual(seats);
  });

  test.each([
    [2, 3, 4],
    [4, 3, 2],
    [4, 5, 5],
    [7, 6, 6],
    [2, 7, 7],
    [7, 2, 2],
  ])('go from %i, sent to %i, to the next that is offered: %i', (from, wished, next) => {
    expect(nextOffered(from, wished, carFilters.seats.values)).toBe(next);
  });

  test('show the least value that was chosen, and 2 for none [R-LIST-020]', () => {
    expect(leastOf([])).toBe(2);
    expect(leastOf([7, 5])).toBe(5);
  });
});

describe('the badge', () => {
  test.each([
    [0, null],
    [1, '1'],
    [9, '9'],
    [10, '+9'],
    [40, '+9'],
  ])('for %i filters says %j [R-LIST-021]', (count, badge) => {
    expect(badgeOf(count)).toBe(badge);
  });

  test('counts each chosen value, and a range once', () => {
    expect(countFilters(noFilters)).toBe(0);
    expect(
      countFilters({
        ...noFilters,
        propulsionType: ['HYBRID', 'ELECTRIC'],
        seats: [5, 6, 7],
        category: ['A', 'SUV'],
        greenVehicle: true,
        minYear: 2022,
        maxYear: 2024,
      }),
    ).toBe(7);
    expect(countFilters({ ...noFilters, transmission: ['MANUAL'], brand: ['Fiat'] })).toBe(2);
    expect(countFilters({ ...noFilters, feature: ['USB', 'AC'], doors: [3, 4, 5] })).toBe(3);
    expect(countFilters({ ...noFilters, minYear: 2022 })).toBe(1);
    expect(countFilters({ ...noFilters, maxYear: 2024 })).toBe(1);
  });
});

test('a brand that the city does not have is let go', () => {
  const filters = { ...noFilters, brand: ['Fiat', 'Trabant'] };
  expect(keepOffered(filters, { brands: ['Audi', 'Fiat'] }).brand).toEqual(['Fiat']);
});
