import { describe, expect, it } from 'vitest';
import { contains } from '../../../domain/service-area.ts';
import { areaRows, sampleAreas } from './areas.ts';
import { boundsOf, cityRows, liveCityIds, sampleCities } from './cities.ts';
import { extraRows } from './extras.ts';
import { insuranceOptionRows, insuranceRows } from './insurances.ts';
import { addresses, garages } from './spots.ts';
import { youngDriverFeeRows } from './young-driver-fees.ts';

const cityIds = Object.values(sampleCities).map(({ id }) => id);

it('offers Lisbon and New York, and knows Paris', () => {
  const offered = cityRows().filter((city) => city.offered);
  expect(offered.map(({ code }) => code)).toEqual(['LIS', 'NYC']);
  expect(cityRows().map(({ id }) => id)).toEqual(['lisbon', 'new-york', 'paris']);
  for (const city of cityRows()) {
    expect(city).toMatchObject({ tax_basis_points: 12300, turnaround_minutes: 120 });
    expect(city).toMatchObject({ credit_card_deposit: 3500000, debit_card_deposit: 6000000 });
  }
});

it('asks young drivers for a fee in New York only', () => {
  expect(youngDriverFeeRows()).toEqual([
    { city_id: 'new-york', from_age: 18, below_age: 21, fee_per_day: 1200000 },
    { city_id: 'new-york', from_age: 21, below_age: 25, fee_per_day: 450000 },
  ]);
});

describe.each(cityIds)('%s', (cityId) => {
  it('has operating areas inside its bounds', () => {
    expect(sampleAreas[cityId].length).toBeGreaterThan(1);
    for (const { box } of sampleAreas[cityId]) {
      expect(contains(boundsOf(cityId), box.southWest)).toBe(true);
      expect(contains(boundsOf(cityId), box.northEast)).toBe(true);
    }
  });

  it('has one main insurance with three options, the first chosen', () => {
    const insurances = insuranceRows().filter((row) => row.city_id === cityId);
    const [main, ...second] = insurances.filter((row) => row.multiple_options);
    expect(second).toEqual([]);
    const options = insuranceOptionRows().filter((row) => row.insurance_id === main?.id);
    expect(options.map(({ selected }) => selected)).toEqual([true, false, false]);
    const prices = options.map(({ price_per_day }) => price_per_day);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

describe.each(liveCityIds)('%s, where one can book', (cityId) => {
  it('offers nine extras or more, with and without the fee in the price', () => {
    const extras = extraRows().filter((row) => row.city_id === cityId);
    expect(extras.length).toBeGreaterThanOrEqual(9);
    expect(new Set(extras.map(({ has_fees }) => has_fees))).toEqual(new Set([true, false]));
    for (const { description } of extras) expect(description.length).toBeGreaterThan(40);
  });

  it('offers three extra insurances', () => {
    const extra = insuranceRows().filter((row) => row.city_id === cityId && !row.multiple_options);
    expect(extra).toHaveLength(3);
  });

  it('has its garages and addresses inside the operating areas', () => {
    for (const spot of [...garages[cityId], ...addresses[cityId]]) {
      expect([spot.name, sampleAreas[cityId].some(({ box }) => contains(box, spot))]).toEqual([
        spot.name,
        true,
      ]);
    }
  });
});

it('gives every row of the catalogue its own name', () => {
  const ids = [...areaRows(), ...extraRows(), ...insuranceRows(), ...insuranceOptionRows()].map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
