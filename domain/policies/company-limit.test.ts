import { expect, it } from 'vitest';
import { money } from '../money.ts';
import { mayBill } from './company-limit.ts';

const eur = (units: number) => money(units * 10_000, 'EUR');
const balance = { open: eur(900), limit: eur(1_000) };

it('a company books up to its limit, and not a cent beyond', () => {
  expect(mayBill(balance, eur(100))).toEqual({ ok: true });
  expect(mayBill(balance, money(1_000_001, 'EUR'))).toEqual({
    ok: false,
    code: 'company_limit_reached',
  });
});

it('what costs nothing more is allowed, however much is open', () => {
  const over = { ...balance, open: eur(2_000) };
  expect(mayBill(over, eur(0))).toEqual({ ok: true });
  expect(mayBill(over, eur(-50))).toEqual({ ok: true });
  expect(mayBill(over, eur(1)).ok).toBe(false);
});
