import { expect, test } from 'vitest';
import { type CarLine, carsNamed, fitting, rowsOf, stateNow } from './board-model.ts';

const car = (id: string, change: Partial<CarLine> = {}): CarLine => ({
  id,
  brand: 'Kia',
  model: 'Picanto',
  plate: 'AV 91 PV',
  category: 'A',
  bodyType: 'ECONOMY',
  propulsionType: 'GAS',
  transmission: 'MANUAL',
  seats: 4,
  luggages: 1,
  picture: null,
  condition: 'READY',
  energyPercent: null,
  standsAt: null,
  base: 'Baixa',
  isOffered: true,
  drivableUntil: null,
  takenNow: null,
  trouble: null,
  bars: [],
  ...change,
});
const trouble = (kind: 'late-return' | 'not-ready', at: string) => ({
  trouble: { kind, bookingId: 'b', at },
});

test('trouble stands on top, the worst first, and nowhere else; then class by class', () => {
  const rows = rowsOf([
    car('c', { category: 'C' }),
    car('a'),
    car('dirty', trouble('not-ready', '2026-11-18T15:00:00Z')),
    car('later', trouble('late-return', '2026-11-18T12:00:00Z')),
    car('late', trouble('late-return', '2026-11-18T11:00:00Z')),
  ]);
  expect(rows.map(({ id }) => id)).toEqual([
    'trouble',
    'late',
    'later',
    'dirty',
    'A',
    'a',
    'C',
    'c',
  ]);
});

test('a car is out, to be prepared, free or none of them', () => {
  expect(stateNow(car('x', { takenNow: { isOut: true, renter: 'Ana' } }))).toBe('out');
  expect(stateNow(car('x', { condition: 'TO_CLEAN' }))).toBe('to-prepare');
  expect(stateNow(car('x'))).toBe('free');
  expect(stateNow(car('x', { takenNow: { isOut: false, renter: null } }))).toBeNull();
  expect(stateNow(car('x', { condition: 'IN_SERVICE' }))).toBeNull();
});

test('filters leave what fits all of them, and a plate is found without its gaps', () => {
  const cars = [car('x'), car('y', { category: 'B' }), car('z', { base: 'Belém' })];
  const none = { category: null, state: null, base: null };
  expect(fitting(cars, none)).toHaveLength(3);
  expect(fitting(cars, { ...none, category: 'A', base: 'Baixa' }).map(({ id }) => id)).toEqual([
    'x',
  ]);
  expect(carsNamed(cars, 'av91')).toHaveLength(3);
  expect(carsNamed(cars, 'a')).toEqual([]);
});
