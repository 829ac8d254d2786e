import { expect, test } from 'vitest';
import {
  type Bar,
  type CarLine,
  carsNamed,
  fitting,
  linesOf,
  rowsOf,
  stateNow,
  tellsTime,
} from './board-model.ts';

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
  away: null,
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

test('only a car that is late or in trouble is drawn anew as time passes', () => {
  const out = { state: 'out', startsAtMs: 0, endsAtMs: 1_000, freeAtMs: 2_000 } as Bar;
  expect(tellsTime(car('x', { bars: [out] }), 1_000)).toBe(false);
  expect(tellsTime(car('x', { bars: [out] }), 1_001)).toBe(true);
  expect(tellsTime(car('x', { bars: [{ ...out, state: 'returned' }] }), 1_001)).toBe(false);
  expect(tellsTime(car('x', trouble('not-ready', '2026-11-18T15:00:00Z')), 0)).toBe(true);
});

test('what is read again is what it was, but for the cars of which something has changed', () => {
  const bar = (endsAt: string) => ({
    id: 'bar',
    kind: 'block' as const,
    startsAt: '2026-11-18T09:00:00Z',
    endsAt,
    freeAt: endsAt,
    booking: null,
    heldUntil: null,
    heldFor: null,
    block: { reason: 'SERVICE' as const, note: null },
  });
  const idle = (id: string) => ({ ...car(id), bars: [] });
  const blocked = (endsAt: string) => ({ ...car('y'), bars: [bar(endsAt)] });
  const [noon, evening] = ['2026-11-18T12:00:00Z', '2026-11-18T18:00:00Z'] as const;
  const before = linesOf({ cars: [idle('x'), blocked(noon)] });
  const again = linesOf({ cars: [idle('x'), blocked(noon)] }, before);
  expect(again[0]).toBe(before[0]);
  expect(again[1]).toBe(before[1]);
  const moved = linesOf({ cars: [idle('x'), blocked(evening)] }, before);
  expect(moved[0]).toBe(before[0]);
  expect(moved[1]?.bars[0]?.endsAtMs).toBe(Date.parse(evening));
  const freed = linesOf({ cars: [idle('x'), idle('y'), idle('z')] }, before);
  expect(freed.map(({ id, bars }) => [id, bars.length])).toEqual([
    ['x', 0],
    ['y', 0],
    ['z', 0],
  ]);
});
