import { expect, it } from 'vitest';
import { carConditions } from '../../domain/fleet/condition.ts';
import { isPlate } from '../../domain/fleet/plate.ts';
import { checkVin } from '../../domain/fleet/vin.ts';
import { plateAt } from './car-records.ts';
import { liveCityIds } from './cities.ts';
import { sampleSet } from './sample-rows.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const hashes = { renter: 'r', new: 'n', business: 'b', admin: 'a' };
const { rows } = sampleSet(now, hashes);
const { cars = [], car_readings: readings = [], service_tasks: tasks = [], bookings = [] } = rows;

it('each car has a plate and a VIN of its own', () => {
  expect(new Set(cars.map(({ city_id, plate }) => `${city_id} ${plate}`)).size).toBe(cars.length);
  expect(new Set(cars.map(({ vin }) => vin)).size).toBe(cars.length);
  for (const { plate, vin } of cars) {
    expect(isPlate(plate ?? '')).toBe(true);
    expect(checkVin(vin ?? '')).toEqual({ ok: true });
  }
});

it.each(liveCityIds)('no two of a hundred thousand cars of %s have one plate', (cityId) => {
  const plates = Array.from({ length: 100_000 }, (_, number) => plateAt(cityId, number));
  expect(new Set(plates).size).toBe(plates.length);
});

it('cars are in every state but missing, those with a renter out', () => {
  const conditions = new Set(cars.map(({ condition }) => condition));
  expect(conditions).toEqual(new Set(carConditions.filter((one) => one !== 'MISSING')));
  const withRenter = bookings
    .filter(({ status }) => status === 'active')
    .map(({ car_id }) => car_id);
  const out = cars.filter(({ condition }) => condition === 'OUT').map(({ id }) => id);
  expect(new Set(out)).toEqual(new Set(withRenter));
});

it('says of each car its state, kilometres, energy and place, before now', () => {
  for (const { id, condition, odometer_km } of cars) {
    const said = readings.filter(({ car_id }) => car_id === id);
    expect(said.map(({ kind }) => kind)).toEqual(['CONDITION', 'ODOMETER', 'ENERGY', 'PLACE']);
    expect(said[0]?.value).toBe(condition);
    expect(said[1]?.value).toBe(String(odometer_km));
    for (const { said_at } of said) expect(Number(said_at)).toBeLessThan(now.epochMilliseconds);
  }
});

it('plans services for each car, from one that was done', () => {
  for (const { id, odometer_km = 0 } of cars) {
    const own = tasks.filter(({ car_id }) => car_id === id);
    expect(own).toHaveLength(2);
    for (const { last_km } of own) expect(last_km).toBeLessThanOrEqual(odometer_km);
  }
});

it('lets one car of each city be inspected too late for a trip it has, and no other before a year', () => {
  const early = cars.filter(({ inspection_ends_on: day }) => day && day < '2028-03-05');
  expect(early.map(({ city_id }) => city_id)).toEqual(['lisbon', 'new-york']);
  for (const { id, inspection_ends_on: day } of early) {
    const own = bookings.filter(({ car_id }) => car_id === id);
    expect(own.some(({ ends_at }) => new Date(ends_at).toISOString() > `${day}T23`)).toBe(true);
  }
});
