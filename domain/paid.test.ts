import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, sum } from './money.ts';
import { shareRefund, stillPaid, totalPaid } from './paid.ts';

const eur = (amount: number) => money(amount, 'EUR');
const ledger = (charged: number, refunded = 0, creditUsed = 0, creditGiven = 0, disputed = 0) => ({
  charged: eur(charged),
  refunded: eur(refunded),
  creditUsed: eur(creditUsed),
  creditGiven: eur(creditGiven),
  disputed: eur(disputed),
});

describe('what is still paid', () => {
  it.each([
    ['a charge', ledger(100_0000), 100_0000, 0],
    ['a charge partly refunded', ledger(100_0000, 40_0000), 60_0000, 0],
    ['a charge and credit', ledger(80_0000, 0, 20_0000), 80_0000, 20_0000],
    ['credit given back', ledger(80_0000, 0, 20_0000, 20_0000), 80_0000, 0],
    ['a charge that a bank took', ledger(80_0000, 0, 20_0000, 0, 80_0000), 0, 20_0000],
    ['a charge given back twice', ledger(80_0000, 30_0000, 0, 0, 80_0000), 0, 0],
    ['credit given for card money', ledger(80_0000, 0, 0, 30_0000), 50_0000, 0],
    ['credit given beyond what was used', ledger(80_0000, 0, 20_0000, 30_0000), 70_0000, 0],
  ])('%s', (_, given, byCard, byCredit) => {
    expect(stillPaid(given)).toEqual({ byCard: eur(byCard), byCredit: eur(byCredit) });
  });

  it('is never more than came in less what went out, and never negative', () => {
    const amount = fc.integer({ min: 0, max: 10_000 }).map((cents) => cents * 100);
    fc.assert(
      fc.property(amount, amount, amount, amount, (charged, part, used, given) => {
        const refunded = Math.min(charged, part);
        const total = totalPaid(stillPaid(ledger(charged, refunded, used, given)));
        const net = charged - refunded + used - given;
        expect(total.amount).toBe(Math.max(net, 0));
      }),
    );
  });
});

describe('a refund is shared over the charges', () => {
  it('newest first, none beyond what is left of it', () => {
    const charges = [
      { id: 'new', left: eur(30_0000) },
      { id: 'spent', left: eur(0) },
      { id: 'old', left: eur(100_0000) },
    ];
    expect(shareRefund(eur(50_0000), charges)).toEqual([
      { chargeId: 'new', amount: eur(30_0000) },
      { chargeId: 'old', amount: eur(20_0000) },
    ]);
    expect(shareRefund(eur(0), charges)).toEqual([]);
  });

  it('gives exactly what is due whenever that much was charged', () => {
    const lefts = fc.array(fc.integer({ min: 0, max: 1000 }), {
      minLength: 1,
      maxLength: 100,
      size: 'max',
    });
    fc.assert(
      fc.property(lefts, fc.nat(), (amounts, wish) => {
        const charges = amounts.map((left, index) => ({ id: `${index}`, left: eur(left) }));
        const all = sum(
          charges.map(({ left }) => left),
          'EUR',
        );
        const refund = eur(wish % (all.amount + 1));
        const shared = shareRefund(refund, charges);
        expect(shared.reduce((so_far, { amount }) => add(so_far, amount), eur(0))).toEqual(refund);
      }),
    );
  });
});
