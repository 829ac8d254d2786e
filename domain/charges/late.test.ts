import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMoney, moneyFromCents, moneyFromUnits } from '../money.ts';
import { isLate, lateCharge, lateMinutes } from './late.ts';

const agreedAt = Temporal.Instant.from('2027-03-24T09:00:00Z');
const later = (minutes: number, units = 148) =>
  lateCharge({
    agreedAt,
    arrivedAt: agreedAt,
    metAt: agreedAt.add({ minutes }),
    pricePerDay: moneyFromUnits(units, 'EUR'),
  });
const units = (minutes: number) => later(minutes).amount.amount / 10_000;

describe('a late return', () => {
  it.each([
    ['nothing, brought back early', -60, 0],
    ['nothing for the first quarter of an hour', 15, 0],
    ['an hour from the agreed time, one minute later', 16, 7.4],
    ['two hours when the second has begun', 72, 14.8],
    ['four hours by the hour', 240, 29.6],
    ['a day beyond four hours', 241, 148],
    ['a day for a whole day', 24 * 60, 148],
    ['a day and the begun hours of the next', 25 * 60 + 1, 148 + 14.8],
    ['two days beyond four hours of the second', 28 * 60 + 1, 296],
  ])('costs %s [D-053-001]', (_, minutes, expected) => {
    expect(units(minutes)).toBe(expected);
  });

  it('never gets cheaper with time, and costs whole cents', () => {
    const cents = fc.integer({ min: 100, max: 100_000 });
    const minutes = fc.integer({ min: 0, max: 10 * 24 * 60 });
    fc.assert(
      fc.property(cents, minutes, minutes, (price, one, other) => {
        const of = (late: number) =>
          lateCharge({
            agreedAt,
            arrivedAt: agreedAt,
            metAt: agreedAt.add({ minutes: late }),
            pricePerDay: moneyFromCents(price, 'EUR'),
          }).amount;
        const [sooner, later] = [of(Math.min(one, other)), of(Math.max(one, other))];
        expect(compareMoney(sooner, later)).toBeLessThanOrEqual(0);
        expect(later.amount % 100).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('counts from when a driver was there, who may have come late themselves', () => {
    const timesOf = (arrived: number, met: number) => ({
      agreedAt,
      arrivedAt: agreedAt.add({ minutes: arrived }),
      metAt: agreedAt.add({ minutes: met }),
    });
    expect(lateMinutes(timesOf(40, 42))).toBe(2);
    expect([isLate(timesOf(40, 55)), isLate(timesOf(40, 56))]).toEqual([false, true]);
    expect(lateMinutes(timesOf(-10, 20))).toBe(20);
    expect(lateMinutes(timesOf(-10, -5))).toBe(0);
  });
});
