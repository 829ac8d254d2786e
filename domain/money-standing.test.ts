import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badgeOf } from './booking-badges.ts';
import { bookingStatuses } from './booking-lifecycle.ts';
import { moneyFromUnits } from './money.ts';
import { type MoneyFacts, moneyStanding } from './money-standing.ts';
import { depositStates } from './policies/deposit-state.ts';

const euros = (units: number) => moneyFromUnits(units, 'EUR');

const paid: MoneyFacts = {
  status: 'booked',
  profile: 'personal',
  deposit: { state: 'held', isToApprove: false },
  paid: euros(200),
  refunded: euros(0),
  credited: euros(0),
  bill: null,
};
const billed: MoneyFacts = {
  ...paid,
  profile: 'business',
  deposit: null,
  paid: euros(0),
  bill: { billed: euros(200), open: euros(200), billedSince: euros(0) },
};
const deposit = (state: (typeof depositStates)[number], isToApprove = false) => ({
  deposit: { state, isToApprove },
});

describe('what is paid of a personal booking', () => {
  test.each([
    ['pending', { paid: euros(0) }, 'paying'],
    ['security-deposit-pending', deposit('planned'), 'deposit-planned'],
    ['security-deposit-retry', deposit('planned'), 'deposit-declined'],
    ['security-deposit-retry', deposit('to-approve', true), 'deposit-to-approve'],
    ['booked', {}, 'deposit-held'],
    ['active', deposit('held', true), 'deposit-to-approve'],
    ['active', deposit('lapsing'), 'deposit-held'],
    ['completed', deposit('lapsed'), 'deposit-ended'],
    ['finished', deposit('released'), 'deposit-released'],
    ['payment-failed', { paid: euros(0) }, 'not-charged'],
    ['cancelled', { paid: euros(0) }, 'not-charged'],
    ['cancelled-by-user', { refunded: euros(200) }, 'refunded'],
    ['cancelled-by-user', { credited: euros(175) }, 'credited'],
    ['cancelled-by-user', { refunded: euros(100), credited: euros(75) }, 'refunded-and-credited'],
    ['cancelled-by-user', {}, 'not-refunded'],
    ['security-deposit-failed', { refunded: euros(200) }, 'refunded'],
  ] as const)('%s, %j: %s', (status, change, standing) => {
    expect(moneyStanding({ ...paid, status, ...change })).toBe(standing);
  });
});

describe('what is paid of a company’s booking', () => {
  const owing = (open: number, billedSince: number, status: MoneyFacts['status'] = 'booked') =>
    moneyStanding({
      ...billed,
      status,
      bill: { billed: euros(200), open: euros(open), billedSince: euros(billedSince) },
    });

  test('it is billed until the company has paid, oldest debt first', () => {
    expect(owing(200, 0)).toBe('billed');
    expect(owing(500, 499)).toBe('billed');
    expect(owing(500, 500)).toBe('paid-by-company');
    expect(owing(0, 0, 'finished')).toBe('paid-by-company');
  });

  test('before its first invoice it is billed, too', () => {
    expect(moneyStanding({ ...billed, status: 'pending', bill: null })).toBe('billed');
  });

  test('cancelled, it costs what is left on its invoices', () => {
    const cancelled = { ...billed, status: 'cancelled-by-user' } as const;
    const open = { open: euros(80), billedSince: euros(0) };
    expect(moneyStanding({ ...cancelled, bill: { billed: euros(0), ...open } })).toBe(
      'not-charged',
    );
    expect(moneyStanding({ ...cancelled, bill: { billed: euros(25), ...open } })).toBe('billed');
  });
});

describe('the badge', () => {
  test('of a company’s trip reads billed until it is paid [D-049-001]', () => {
    expect(badgeOf('booked', 'billed').label).toBe('billed');
    expect(badgeOf('booked', 'paid-by-company').label).toBe('booked');
    expect(badgeOf('active', 'billed').label).toBe('active');
  });

  const amount = fc.integer({ min: 0, max: 10_000 }).map(euros);
  const facts = fc.record({
    status: fc.constantFrom(...bookingStatuses),
    profile: fc.constantFrom('personal' as const, 'business' as const),
    deposit: fc.option(
      fc.record({ state: fc.constantFrom(...depositStates), isToApprove: fc.boolean() }),
    ),
    paid: amount,
    refunded: amount,
    credited: amount,
    bill: fc.option(fc.record({ billed: amount, open: amount, billedSince: amount })),
  });

  test('never says fully paid while a company owes the trip', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const isOwed =
          any.profile === 'business' &&
          (!any.bill || any.bill.open.amount > any.bill.billedSince.amount);
        const { label } = badgeOf(any.status, moneyStanding(any));
        expect(label === 'booked' && isOwed).toBe(false);
      }),
    );
  });
});
