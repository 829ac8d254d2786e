import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatMoneyForPin, sheetMoney } from './format-money.ts';
import { money, toChargeableCents } from './money.ts';

describe('money as text', () => {
  test.each([
    [0, 'USD', '$0.00'],
    [12_345_000, 'USD', '$1,234.50'],
    [10_000_000_000, 'EUR', '€1,000,000.00'],
    [9_990_000, 'EUR', '€999.00'],
    [-250_000, 'USD', '-$25.00'],
    [50, 'EUR', '€0.01'],
    [-50, 'EUR', '€0.00'],
    [-100, 'EUR', '-€0.01'],
  ] as const)('%i in %s reads %s [R-MONEY-002]', (amount, currency, text) => {
    expect(formatMoney(money(amount, currency))).toBe(text);
  });

  test('a pin drops cents only when they are zero [D-036-003]', () => {
    expect(formatMoneyForPin(money(12_340_000, 'USD'))).toBe('$1,234');
    expect(formatMoneyForPin(money(12_345_000, 'USD'))).toBe('$1,234.50');
    expect(formatMoneyForPin(money(12_339_999, 'USD'))).toBe('$1,234');
    expect(formatMoneyForPin(money(12_340_001, 'USD'))).toBe('$1,234.01');
  });

  test('a spreadsheet gets the number that is shown', () => {
    expect(sheetMoney(money(12_339_901, 'USD'))).toBe(1234);
    expect(sheetMoney(money(-480_500, 'EUR'))).toBe(-48.05);
  });

  test('what is shown is what is charged [A-POLICY-009 R-MONEY-010]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (amount) => {
        const shown = formatMoney(money(amount, 'USD')).replace(/[$,.]/g, '');
        expect(Number(shown)).toBe(toChargeableCents(money(amount, 'USD')));
      }),
    );
  });
});
