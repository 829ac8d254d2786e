import { expect, test } from 'vitest';
import { aQuote, euros } from './price.fixture.ts';
import { carPerDay, isBare, isOutdated } from './reading-price.ts';

const line = (kind: 'car' | 'extra', units: number) => ({
  kind,
  ref: kind,
  label: kind,
  days: 3,
  quantity: 1,
  unitAmount: euros(units),
  amount: euros(units * 3),
  shown: euros(units * 3),
});
const bare = { ...aQuote, lines: [line('car', 31)] };
const estimate = { ...bare, deposit: null };

test('the car alone has its price per day, whatever was added', () => {
  const more = { ...bare, lines: [line('extra', 4), ...bare.lines] };
  expect(carPerDay(more)).toEqual(euros(31));
  expect([isBare(bare), isBare(more)]).toEqual([true, false]);
});

test('figures are outdated while another choice is asked about, and when nobody vouches for them', () => {
  expect(isOutdated({ status: 'known', price: aQuote })).toBe(false);
  expect(isOutdated({ status: 'asking', price: aQuote })).toBe(true);
  expect(isOutdated({ status: 'asking', price: estimate })).toBe(false);
  expect(isOutdated({ status: 'asking', price: null })).toBe(false);
  expect(isOutdated({ status: 'failed', price: estimate, tookTooLong: true })).toBe(true);
  expect(isOutdated({ status: 'refused', price: estimate, code: 'car_unavailable' })).toBe(true);
});
