import { describe, expect, it } from 'vitest';
import { type CarTraits, type FleetFilters, fitsFilters } from './fleet-filters.ts';

const car: CarTraits = {
  brand: 'Renault',
  year: 2024,
  category: 'B',
  bodyType: 'SUV',
  seats: 5,
  doors: 5,
  transmission: 'MANUAL',
  propulsionType: 'HYBRID',
  greenVehicle: true,
  features: ['USB', 'AC'],
};

describe('a car fits', () => {
  it.each<[string, FleetFilters]>([
    ['no filter', {}],
    ['lists of nothing', { seats: [], brand: [], category: [], feature: [] }],
    ['one of several values', { propulsionType: ['ELECTRIC', 'HYBRID'] }],
    ['its letter', { category: ['A', 'B'] }],
    ['its body type, which the same filter names', { category: ['A', 'SUV'] }],
    ['all features that are named', { feature: ['AC', 'USB'] }],
    ['years up to and from its own', { minYear: 2024, maxYear: 2024 }],
    [
      'several filters at once',
      { seats: [4, 5], doors: [5], brand: ['Renault'], greenVehicle: true },
    ],
  ])('%s', (_, filters) => {
    expect(fitsFilters(car, filters)).toBe(true);
  });
});

describe('a car does not fit', () => {
  it.each<[string, FleetFilters]>([
    ['another propulsion', { propulsionType: ['GAS'] }],
    ['another transmission', { transmission: ['AUTOMATIC'] }],
    ['other seats', { seats: [2, 4] }],
    ['other doors', { doors: [3] }],
    ['another brand', { brand: ['Fiat'] }],
    ['another letter and body type', { category: ['A', 'VAN'] }],
    ['a feature that it lacks', { feature: ['AC', 'SEAT_HEATER'] }],
    ['not being green', { greenVehicle: false }],
    ['younger years', { minYear: 2025 }],
    ['older years', { maxYear: 2023 }],
    ['one of two filters', { seats: [5], transmission: ['AUTOMATIC'] }],
  ])('%s', (_, filters) => {
    expect(fitsFilters(car, filters)).toBe(false);
  });
});
