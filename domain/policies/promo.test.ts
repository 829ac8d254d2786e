import { describe, expect, test } from 'vitest';
import { money, moneyFromUnits } from '../money.ts';
import { discountOn, mayUsePromo, type Promo } from './promo.ts';

const at = (text: string) => Temporal.Instant.from(`2026-05-${text}T00:00:00Z`);
const promo: Promo = {
  code: 'SPRING',
  discount: { kind: 'percent', basisPoints: 1000 },
  validFrom: at('01'),
  validTo: at('11'),
};
const use = { cityRef: 'lisbon', currency: 'EUR', usedByRenter: false, now: at('05') } as const;

describe('promo codes', () => {
  test('are valid from their first to before their last moment [D-013-001]', () => {
    expect(mayUsePromo(promo, { ...use, now: at('01') })).toEqual({ ok: true });
    expect(mayUsePromo(promo, { ...use, now: at('01').subtract({ seconds: 1 }) })).toMatchObject({
      code: 'promo_not_yet_valid',
    });
    expect(mayUsePromo(promo, { ...use, now: at('11') })).toMatchObject({ code: 'promo_expired' });
  });

  test('are for all cities or for one [D-013-001]', () => {
    expect(mayUsePromo({ ...promo, cityRef: 'lisbon' }, use).ok).toBe(true);
    expect(mayUsePromo({ ...promo, cityRef: 'new-york' }, use)).toMatchObject({
      code: 'promo_other_city',
    });
  });

  test('of a fixed amount are for its currency', () => {
    const discount = { kind: 'fixed', amount: moneyFromUnits(20, 'USD') } as const;
    expect(mayUsePromo({ ...promo, discount }, use)).toMatchObject({
      code: 'promo_other_currency',
    });
    expect(mayUsePromo({ ...promo, discount }, { ...use, currency: 'USD' })).toEqual({ ok: true });
  });

  test('are used once per renter [D-013-001]', () => {
    expect(mayUsePromo(promo, { ...use, usedByRenter: true })).toMatchObject({
      code: 'promo_already_used',
    });
  });

  test('take off a share or a sum, at most everything [D-013-001]', () => {
    const price = money(1_000_005, 'EUR');
    expect(discountOn(price, promo.discount).amount).toBe(100_001);
    expect(discountOn(price, { kind: 'percent', basisPoints: 10_000 })).toEqual(price);
    expect(discountOn(price, { kind: 'fixed', amount: moneyFromUnits(20, 'EUR') }).amount).toBe(
      200_000,
    );
    expect(discountOn(price, { kind: 'fixed', amount: moneyFromUnits(200, 'EUR') })).toEqual(price);
  });
});
