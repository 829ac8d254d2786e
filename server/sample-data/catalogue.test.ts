import { describe, expect, it } from 'vitest';
import { contains } from '../../domain/service-area.ts';
import { samplePeople } from './accounts.ts';
import { areaRows, sampleAreas } from './areas.ts';
import { cityRows, liveCityIds, sampleCities } from './cities.ts';
import { extraRows } from './extras.ts';
import { insuranceOptionRows, insuranceRows } from './insurances.ts';
import { createRandom } from './random.ts';
import { addresses, garages } from './spots.ts';
import { youngDriverFeeRows } from './young-driver-fees.ts';

const cityIds = Object.values(sampleCities).map(({ id }) => id);

it('offers Lisbon and New York, and knows Paris [A-DATA-003 D-002-001 D-007-005 D-015-002 R-MONEY-008 R-PRODUCT-001 R-PRODUCT-002]', () => {
  const offered = cityRows().filter((city) => city.offered);
  expect(offered.map(({ code }) => code)).toEqual(['LIS', 'NYC']);
  expect(cityRows().map(({ id }) => id)).toEqual(['lisbon', 'new-york', 'paris']);
  for (const city of cityRows()) {
    expect(city).toMatchObject({ tax_basis_points: 12300, turnaround_minutes: 120 });
    expect(city).toMatchObject({ credit_card_deposit: 3500000, debit_card_deposit: 6000000 });
  }
});

it('gives every city a number of its own that is no renter’s', () => {
  const phones = cityRows().map(({ support_phone }) => support_phone);
  expect(new Set(phones).size).toBe(cityIds.length);
  const { accounts, drivers } = samplePeople(
    Temporal.Instant.from('2027-03-05T10:00:00Z'),
    createRandom(1),
  );
  const renters = [...Object.values(accounts), ...drivers].map(
    ({ row }) => `${row.phone_code}${row.phone_number}`,
  );
  expect(renters).toContain('+12125550142');
  const dialled = phones.map((phone) => phone?.replaceAll(' ', ''));
  expect(dialled.filter((phone) => renters.includes(phone ?? ''))).toEqual([]);
});

it('asks young drivers for a fee in New York only [D-009-001]', () => {
  expect(youngDriverFeeRows()).toEqual([
    { city_id: 'new-york', from_age: 18, below_age: 21, fee_per_day: 1200000 },
    { city_id: 'new-york', from_age: 21, below_age: 25, fee_per_day: 450000 },
  ]);
});

describe.each(cityIds)('%s', (cityId) => {
  it('has operating areas inside its bounds [A-DATA-004 R-ADDRESS-014]', () => {
    expect(sampleAreas[cityId].length).toBeGreaterThan(1);
    for (const { box } of sampleAreas[cityId]) {
      expect(contains(sampleCities[cityId].bounds, box.southWest)).toBe(true);
      expect(contains(sampleCities[cityId].bounds, box.northEast)).toBe(true);
    }
  });

  it('leaves no street between its operating areas [R-ADDRESS-015]', () => {
    const areas = sampleAreas[cityId].map(({ box }) => box);
    const latitudes = edges(
      areas.flatMap((area) => [area.southWest.latitude, area.northEast.latitude]),
    );
    const longitudes = edges(
      areas.flatMap((area) => [area.southWest.longitude, area.northEast.longitude]),
    );
    const isServed = latitudes.map((latitude) =>
      longitudes.map((longitude) => areas.some((area) => contains(area, { latitude, longitude }))),
    );
    expect(enclosed(isServed)).toBe(0);
  });

  it('has one main insurance with three options, the first chosen [R-DATA-011]', () => {
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

/** The middles between all edges, one of them outside at each end: what lies between is all alike. */
function edges(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].toSorted((a, b) => a - b);
  const all = [(sorted[0] ?? 0) - 1, ...sorted, (sorted.at(-1) ?? 0) + 1];
  return all.slice(1).map((value, index) => (value + (all[index] ?? 0)) / 2);
}

/** How many fields are not served and cannot be left without crossing one that is. */
function enclosed(isServed: readonly (readonly boolean[])[]): number {
  const isReached = isServed.map((row) => row.map((served) => served));
  const toVisit: (readonly [number, number])[] = [[0, 0]];
  for (let at = toVisit.pop(); at; at = toVisit.pop()) {
    const [row, column] = at;
    if (isReached[row]?.[column] !== false) continue;
    isReached[row][column] = true;
    toVisit.push([row + 1, column], [row - 1, column], [row, column + 1], [row, column - 1]);
  }
  return isReached.flat().filter((reached) => !reached).length;
}
