import { expect, test } from 'vitest';
import { emptySearch, type SearchPoint } from '../trip/state/search-state.ts';
import { canBook } from './can-book.ts';

const door: SearchPoint = {
  date: '2026-05-02',
  time: '09:00',
  location: { latitude: 38.71, longitude: -9.14 },
  query: 'Rua Augusta 110, Lisbon',
};

test('a trip with both dates and both addresses can be booked', () => {
  expect(canBook({ ...emptySearch, start: door, end: door })).toBe(true);
});

test.each<[string, Partial<SearchPoint>]>([
  ['date', { date: null }],
  ['address text', { query: ' ' }],
  ['place', { location: null }],
])('without a %s at either end it cannot [R-EXTRAS-001 R-EXTRAS-003 R-EXTRAS-004]', (_, part) => {
  expect(canBook({ start: { ...door, ...part }, end: door })).toBe(false);
  expect(canBook({ start: door, end: { ...door, ...part } })).toBe(false);
});
