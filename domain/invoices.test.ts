import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type InvoiceFacts,
  invoiceNumber,
  invoicesOwed,
  netOf,
  type OwedInvoice,
  taxByRate,
} from './invoices.ts';
import { add, money, subtract, sum, zero } from './money.ts';

const eur = (cents: number) => money(cents * 100, 'EUR');
const at = (minute: number) => Temporal.Instant.fromEpochMilliseconds(minute * 60_000);

const paid: InvoiceFacts = {
  status: 'booked',
  profile: 'personal',
  total: eur(9_300),
  createdAt: at(0),
  updatedAt: at(0),
  charges: [{ id: 'charge', amount: eur(9_300), at: at(1) }],
  refunds: [],
  creditUsed: zero('EUR'),
  creditGiven: [],
  claims: { taken: [], givenBack: [], billed: zero('EUR') },
  issued: [],
};
const issue = (facts: InvoiceFacts): InvoiceFacts => ({
  ...facts,
  issued: [
    ...facts.issued,
    ...invoicesOwed(facts).map((one, index) => ({
      id: `${index}`,
      ...one,
      isForClaim: one.cause === 'claim',
    })),
  ],
});
const told = (owed: readonly OwedInvoice[]) =>
  owed.map(({ kind, cause, total }) => [kind, cause, total.amount / 100]);
const refund = (cents: number, minute: number, reason: string) => ({
  id: `refund-${minute}`,
  amount: eur(cents),
  at: at(minute),
  chargeId: 'charge',
  reason,
});

describe('the documents of a booking', () => {
  it('begin with an invoice over the whole price, whether card or credit paid it', () => {
    expect(told(invoicesOwed(paid))).toEqual([['invoice', 'rental', 9_300]]);
    const byCredit = { ...paid, charges: [], total: eur(0), creditUsed: eur(9_300) };
    expect(told(invoicesOwed(byCredit))).toEqual([['invoice', 'rental', 9_300]]);
    expect(told(invoicesOwed({ ...paid, creditUsed: eur(700) }))).toEqual([
      ['invoice', 'rental', 10_000],
    ]);
  });

  it('have a credit note for each refund and each credit given back, once', () => {
    const cancelled = {
      ...issue(paid),
      status: 'cancelled-by-user' as const,
      refunds: [refund(5_000, 9, 'user-cancel')],
      creditGiven: [{ id: 'credit', amount: eur(4_300), at: at(9), reason: 'user-cancel' }],
    };
    expect(told(invoicesOwed(cancelled))).toEqual([
      ['credit-note', 'cancellation', 5_000],
      ['credit-note', 'cancellation', 4_300],
    ]);
    expect(invoicesOwed(issue(cancelled))).toEqual([]);
  });

  it('are none for money that came too late and went back at once', () => {
    const late = {
      ...paid,
      status: 'payment-failed' as const,
      refunds: [refund(9_300, 1, 'late-payment')],
    };
    expect(invoicesOwed(late)).toEqual([]);
  });

  it('never take back more than was invoiced, when a lost refund is made up for', () => {
    const lost = issue({ ...issue(paid), refunds: [refund(3_000, 5, 'change')] });
    const cancelled = {
      ...lost,
      status: 'cancelled-by-user' as const,
      refunds: [...lost.refunds, refund(9_300, 9, 'user-cancel')],
    };
    expect(netOf(issue(cancelled).issued, paid.total)).toEqual(eur(0));
  });

  it('of claims stand apart: one for what was taken, one for what went back', () => {
    const taken = {
      ...issue(paid),
      status: 'processed' as const,
      claims: {
        taken: [{ id: 'capture', amount: eur(18_600), at: at(20) }],
        givenBack: [],
        billed: zero('EUR'),
      },
    };
    expect(told(invoicesOwed(taken))).toEqual([['invoice', 'claim', 18_600]]);
    const back = { id: 'back', amount: eur(8_600), at: at(30), takenBy: 'capture' };
    const withdrawn = issue({ ...taken, claims: { ...taken.claims, givenBack: [back] } });
    expect(invoicesOwed(withdrawn)).toEqual([]);
    expect(netOf(withdrawn.issued, paid.total)).toEqual(eur(9_300 + 10_000));
  });

  it('put a company’s claims on its account, and take them off again', () => {
    const billed = {
      ...paid,
      profile: 'business' as const,
      charges: [],
      status: 'processed' as const,
    };
    const claimed = { ...issue(billed), claims: { taken: [], givenBack: [], billed: eur(6_000) } };
    expect(told(invoicesOwed(claimed))).toEqual([['invoice', 'claim', 6_000]]);
    const dropped = { ...issue(claimed), claims: { taken: [], givenBack: [], billed: eur(0) } };
    expect(told(invoicesOwed(dropped))).toEqual([['credit-note', 'claim', 6_000]]);
  });

  it('bill a company what its booking comes to, and nothing once it is cancelled', () => {
    const billed = { ...paid, profile: 'business' as const, charges: [] };
    expect(invoicesOwed({ ...billed, status: 'pending' })).toEqual([]);
    const longer = { ...issue(billed), total: eur(12_000) };
    expect(told(invoicesOwed(longer))).toEqual([['invoice', 'change', 2_700]]);
    const shorter = { ...issue(longer), total: eur(8_000) };
    expect(told(invoicesOwed(shorter))).toEqual([['credit-note', 'change', 4_000]]);
    const cancelled = { ...issue(shorter), status: 'cancelled' as const };
    expect(told(invoicesOwed(cancelled))).toEqual([['credit-note', 'cancellation', 8_000]]);
    expect(netOf(issue(cancelled).issued, billed.total)).toEqual(eur(0));
  });

  it('come, after any history, to what is still paid', () => {
    const step = fc.record({
      what: fc.constantFrom('charge', 'refund', 'credit'),
      cents: fc.integer({ min: 1, max: 50_000 }),
    });
    const history = fc.array(step, { maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 50_000 }), (steps, credit) => {
        let facts = issue({ ...paid, creditUsed: eur(credit) });
        let left = add(paid.total, eur(credit));
        let minute = 2;
        for (const { what, cents } of steps) {
          minute += 1;
          const amount = eur(Math.min(cents, left.amount / 100));
          if (what === 'charge') {
            const charge = { id: `charge-${minute}`, amount: eur(cents), at: at(minute) };
            facts = { ...facts, charges: [...facts.charges, charge] };
            left = add(left, eur(cents));
          } else if (amount.amount > 0) {
            const entry = { ...refund(0, minute, 'goodwill'), amount };
            facts =
              what === 'refund'
                ? { ...facts, refunds: [...facts.refunds, entry] }
                : { ...facts, creditGiven: [...facts.creditGiven, entry] };
            left = subtract(left, amount);
          }
          facts = issue(facts);
          expect(invoicesOwed(facts)).toEqual([]);
          expect(netOf(facts.issued, left)).toEqual(left);
        }
      }),
    );
  });
});

describe('tax by rate', () => {
  it('adds up with the net to the total, in whole cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(10_000, 10_888, 12_300),
        (cents, divisor) => {
          const shares = taxByRate(eur(cents), divisor);
          const parts = shares.flatMap(({ net, tax }) => [net, tax]);
          expect(sum(parts, 'EUR')).toEqual(eur(cents));
          for (const part of parts) expect(part.amount % 100).toBe(0);
        },
      ),
    );
  });
});

it('numbers read as seller, year and position', () => {
  expect(invoiceNumber('LIS', 'invoice', 2027, 123)).toBe('LIS-2027-000123');
  expect(invoiceNumber('LIS', 'credit-note', 2027, 4)).toBe('LIS-C-2027-000004');
});
