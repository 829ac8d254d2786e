import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { includedServiceFee, includedTax, withServiceFee } from './included-parts.ts';
import { money, moneyFromUnits, toChargeableCents } from './money.ts';

const ceilDivide = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

describe('parts that a total contains', () => {
  test('of 115 the service fee is 15, of 123 the tax is 23 [A-POLICY-010 D-007-004 R-MONEY-007 R-MONEY-008]', () => {
    expect(includedServiceFee(moneyFromUnits(115, 'USD'))).toEqual(moneyFromUnits(15, 'USD'));
    expect(includedTax(moneyFromUnits(123, 'EUR'), 12_300)).toEqual(moneyFromUnits(23, 'EUR'));
  });

  test('a city without tax has none included [D-007-005]', () => {
    expect(includedTax(moneyFromUnits(100, 'USD'), 10_000).amount).toBe(0);
  });

  test('the fee is added as 15 percent [A-POLICY-010 R-MONEY-007]', () => {
    expect(withServiceFee(money(49_900, 'EUR')).amount).toBe(57_385);
  });

  test('rounding at scale 4 and again to cents is rounding the exact part once', () => {
    const total = fc.integer({ min: 0, max: 10_000_000_000 });
    const divisor = fc.integer({ min: 10_000, max: 20_000 });
    fc.assert(
      fc.property(total, divisor, (amount, basisPoints) => {
        const part = includedTax(money(amount, 'EUR'), basisPoints);
        const exactNumerator = BigInt(amount) * BigInt(basisPoints - 10_000);
        expect(BigInt(toChargeableCents(part))).toBe(
          ceilDivide(exactNumerator, BigInt(basisPoints) * 100n),
        );
      }),
    );
  });
});
