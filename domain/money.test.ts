import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compareMoney,
  larger,
  type Money,
  money,
  moneyFromCents,
  moneyFromUnits,
  multiplyByInteger,
  multiplyByRatio,
  negate,
  roundDownToCents,
  roundUpToCents,
  smaller,
  subtract,
  sum,
  toChargeableCents,
  zero,
} from './money.ts';

const eur = (amount: number): Money => money(amount, 'EUR');
const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n ? quotient - 1n : quotient;
}

describe('money', () => {
  test('keeps four digits after the unit [A-POLICY-009 D-006-001 R-DATA-007 R-MONEY-001]', () => {
    expect(moneyFromUnits(350, 'USD')).toEqual({
      amount: 3_500_000,
      currency: 'USD',
      precision: 4,
    });
    expect(moneyFromCents(1999, 'EUR').amount).toBe(199_900);
    expect(moneyFromUnits(0.57, 'EUR').amount).toBe(5_700);
    expect(moneyFromUnits(45.55, 'EUR').amount).toBe(455_500);
  });

  test('refuses what is not an exact integer, and mixed currencies [D-006-001]', () => {
    expect(() => eur(0.5)).toThrow(RangeError);
    expect(() => eur(2 ** 53)).toThrow(RangeError);
    expect(() => multiplyByInteger(eur(2 ** 52), 4)).toThrow(RangeError);
    expect(() => add(eur(1), money(1, 'USD'))).toThrow();
    expect(() => compareMoney(eur(1), money(1, 'USD'))).toThrow();
  });

  test('knows no minus zero', () => {
    expect(Object.is(negate(zero('EUR')).amount, 0)).toBe(true);
    expect(Object.is(roundUpToCents(eur(-60)).amount, 0)).toBe(true);
    expect(Object.is(toChargeableCents(eur(-60)), 0)).toBe(true);
  });

  test('rounds up to cents [A-POLICY-009 D-006-002 R-MONEY-003]', () => {
    expect(roundUpToCents(eur(100_000)).amount).toBe(100_000);
    expect(roundUpToCents(eur(100_001)).amount).toBe(100_100);
    expect(toChargeableCents(eur(100_001))).toBe(1001);
    expect(roundDownToCents(eur(100_099)).amount).toBe(100_000);
  });

  test('is compared to the last ten-thousandth', () => {
    const [less, more] = [eur(10_000), eur(10_001)];
    expect([compareMoney(less, more), compareMoney(more, less)]).toEqual([-1, 1]);
    expect(compareMoney(less, eur(10_000))).toBe(0);
    expect([smaller(less, more), smaller(more, less)]).toEqual([less, less]);
    expect([larger(less, more), larger(more, less)]).toEqual([more, more]);
  });

  test('adds, subtracts and sums like whole numbers', () => {
    const many = fc.array(anyAmount, { maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(many, anyAmount, (amounts, one) => {
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
        const total = sum(amounts.map(eur), 'EUR');
        expect(BigInt(total.amount)).toBe(exact);
        expect(BigInt(subtract(total, eur(one)).amount)).toBe(exact - BigInt(one));
      }),
    );
  });

  test('multiplies by a ratio exactly, each rounding mode by its name', () => {
    const factor = fc.integer({ min: -100_000, max: 100_000 });
    const divisor = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(anyAmount, factor, divisor, (amount, numerator, denominator) => {
        const product = BigInt(amount) * BigInt(numerator);
        fc.pre(product < 2n ** 52n && product > -(2n ** 52n));
        const down = multiplyByRatio(eur(amount), numerator, denominator, 'down');
        const up = multiplyByRatio(eur(amount), numerator, denominator, 'up');
        expect(BigInt(down.amount)).toBe(floorDivide(product, BigInt(denominator)));
        expect(BigInt(up.amount)).toBe(-floorDivide(-product, BigInt(denominator)));
      }),
    );
  });

  test('stays exact where floating point would not: a huge product, a small result', () => {
    const amount = 9_007_199_254_740_991;
    expect(multiplyByRatio(eur(amount), 99_999, 100_000, 'down').amount).toBe(
      Number((BigInt(amount) * 99_999n) / 100_000n),
    );
  });

  test('cents agree with whole-number arithmetic', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const cents = -floorDivide(-BigInt(amount), 100n);
        expect(BigInt(toChargeableCents(eur(amount)))).toBe(cents);
        expect(BigInt(roundUpToCents(eur(amount)).amount)).toBe(cents * 100n);
        expect(BigInt(roundDownToCents(eur(amount)).amount)).toBe(
          floorDivide(BigInt(amount), 100n) * 100n,
        );
      }),
    );
  });
});
