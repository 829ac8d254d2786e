import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, moneyFromCents, moneyFromUnits, zero } from '../money.ts';
import { goodwillLeft, judgeGoodwill } from './goodwill.ts';

const euros = (units: number) => moneyFromUnits(units, 'EUR');
const nothing = zero('EUR');

test('up to the limit and not a cent beyond', () => {
  const limit = { limitUnits: 100, given: nothing };
  expect(judgeGoodwill(euros(100), limit)).toEqual({ ok: true });
  expect(judgeGoodwill(moneyFromCents(10_001, 'EUR'), limit)).toEqual({
    ok: false,
    code: 'refund_above_limit',
  });
});

test('what was given before counts, whoever gave it', () => {
  expect(goodwillLeft({ limitUnits: 100, given: euros(60) })).toEqual(euros(40));
  expect(goodwillLeft({ limitUnits: 100, given: euros(300) })).toEqual(nothing);
});

test('whoever has no limit is bound by what was paid alone', () => {
  const limit = { limitUnits: Number.POSITIVE_INFINITY, given: euros(5_000) };
  expect(goodwillLeft(limit)).toBeNull();
  expect(judgeGoodwill(euros(90_000), limit)).toEqual({ ok: true });
});

test('however a sum is split, no more than the limit is given', () => {
  const cents = fc.integer({ min: 1, max: 60_000 });
  const parts = fc.array(cents, { minLength: 1, maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), parts, (limitUnits, amounts) => {
      let given = nothing;
      for (const amount of amounts.map((one) => moneyFromCents(one, 'EUR'))) {
        if (judgeGoodwill(amount, { limitUnits, given }).ok) given = add(given, amount);
      }
      expect(given.amount).toBeLessThanOrEqual(euros(limitUnits).amount);
    }),
    { numRuns: 500 },
  );
});
