import { expect, it } from 'vitest';
import { hasBit } from '../../../domain/taken-day.ts';
import { fittingCars } from './fitting-cars.ts';
import type { Fleet, FleetCar } from './fleet-shelf.ts';

const car = (id: string, seats: number): FleetCar => ({
  id,
  seats,
  brand: 'Renault',
  year: 2024,
  category: 'B',
  bodyType: 'SUV',
  doors: 5,
  transmission: 'MANUAL',
  propulsionType: 'HYBRID',
  greenVehicle: true,
  features: [],
});

/** In the order of their prices; where each has its bit is another matter. */
function fleetOf(...cars: FleetCar[]): Fleet {
  const places = Int32Array.from(cars, (_, index) => 12 - 5 * index);
  const placeOf = new Map(cars.map(({ id }, index) => [id, places[index] ?? 0]));
  return { version: 1, cars, places, placeOf, lastPlace: 12 };
}

const places = (bits: Uint8Array) =>
  Array.from({ length: 16 }, (_, place) => place).filter((place) => hasBit(bits, place));

it('sets the bit of each car that fits, where the car has its place', () => {
  const fleet = fleetOf(car('a', 5), car('b', 7), car('c', 5));
  expect(places(fittingCars(fleet, { seats: [5] }))).toEqual([2, 12]);
  expect(places(fittingCars(fleet, { seats: [7] }))).toEqual([7]);
  expect(places(fittingCars(fleet, {}))).toEqual([2, 7, 12]);
});

it('looks at the cars once for the same filters, and anew when the fleet is another', () => {
  const fleet = fleetOf(car('a', 5));
  expect(fittingCars(fleet, { seats: [5] })).toBe(fittingCars(fleet, { seats: [5] }));
  expect(places(fittingCars(fleetOf(car('a', 7)), { seats: [5] }))).toEqual([]);
});

it('keeps those wanted last, so that trying every filter fills no memory', () => {
  const fleet = fleetOf(car('a', 5));
  const old = fittingCars(fleet, { minYear: 0 });
  for (let year = 1; year <= 63; year += 1) fittingCars(fleet, { minYear: year });
  expect(fittingCars(fleet, { minYear: 0 })).toBe(old);
  fittingCars(fleet, { minYear: 64 });
  expect(fittingCars(fleet, { minYear: 0 })).toBe(old);
  for (let year = 65; year <= 128; year += 1) fittingCars(fleet, { minYear: year });
  expect(fittingCars(fleet, { minYear: 0 })).not.toBe(old);
});
