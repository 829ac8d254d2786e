import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { carValues } from '../car.ts';
import { moneyFromCents } from '../money.ts';
import { changeInBulk, percentIn } from './bulk-edit.ts';
import { carConditions } from './condition.ts';

const euros = (cents: number) => moneyFromCents(cents, 'EUR');
const car = {
  pricePerDay: euros(5_250),
  category: 'C',
  base: { latitude: 38.7253, longitude: -9.15 },
  features: ['AC', 'USB'],
  condition: 'READY',
  offered: true,
  isRetired: false,
} as const;
const { isRetired: _, ...asItIs } = car;

describe('many cars are changed together', () => {
  it.each([
    ['nothing', {}, {}],
    ['a price', { price: { kind: 'set', price: euros(6_000) } }, { pricePerDay: euros(6_000) }],
    [
      'an amount more',
      { price: { kind: 'amount', by: euros(250) } },
      { pricePerDay: euros(5_500) },
    ],
    ['less', { price: { kind: 'amount', by: euros(-5_249) } }, { pricePerDay: euros(1) }],
    ['7 % more', { price: { kind: 'percent', hundredths: 700 } }, { pricePerDay: euros(5_618) }],
    [
      '12.5 % less',
      { price: { kind: 'percent', hundredths: -1_250 } },
      { pricePerDay: euros(4_594) },
    ],
    ['a class', { category: 'D' }, { category: 'D' }],
    ['a state', { condition: 'TO_CLEAN' }, { condition: 'TO_CLEAN' }],
    ['hidden', { offered: false }, { offered: false }],
    [
      'features',
      { features: { add: ['USB', 'BLUETOOTH'], remove: ['AC'] } },
      { features: ['USB', 'BLUETOOTH'] },
    ],
  ] as const)('%s', (_name, change, after) => {
    expect(changeInBulk(car, change)).toEqual({ ok: true, after: { ...asItIs, ...after } });
  });

  it.each([
    ['retired', { ...car, isRetired: true }, { category: 'D' }],
    ['priceTooLow', car, { price: { kind: 'amount', by: euros(-5_250) } }],
    ['priceTooHigh', car, { price: { kind: 'set', price: euros(10_000_000_000) } }],
  ] as const)('or it is said why not: %s', (problem, one, change) => {
    expect(changeInBulk(one, change)).toEqual({ ok: false, problem });
  });
});

test('whatever is asked, a price stays positive and in whole cents, and a second time changes no choice', () => {
  const someFeatures = fc.uniqueArray(fc.constantFrom(...carValues.features));
  const changes = fc.record({
    price: fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        hundredths: fc.integer({ min: -9_900, max: 99_900 }),
      }),
      fc.record({
        kind: fc.constant('amount' as const),
        by: fc.integer({ min: -9_999, max: 9_999 }).map(euros),
      }),
    ),
    category: fc.constantFrom(...carValues.category),
    condition: fc.constantFrom(...carConditions),
    features: fc.record({ add: someFeatures, remove: someFeatures }),
    offered: fc.boolean(),
  });
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 1_000_000 }), (change, cents) => {
      const done = changeInBulk({ ...car, pricePerDay: euros(cents) }, change);
      if (!done.ok) {
        expect(done.problem).toBe('priceTooLow');
        return;
      }
      const { amount } = done.after.pricePerDay;
      expect(amount > 0 && amount % 100 === 0).toBe(true);
      const { price: __, ...choices } = change;
      const again = changeInBulk({ ...done.after, isRetired: false }, choices);
      expect(again).toEqual(done);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['5', 500],
  ['+2,5 %', 250],
  ['-10', -1_000],
  ['−3.25%', -325],
  ['0', 0],
  ['', null],
  ['a lot', null],
  ['1.234', null],
])('"%s" is so many hundredths of a percent', (typed, hundredths) => {
  expect(percentIn(typed)).toBe(hundredths);
});
