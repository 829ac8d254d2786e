import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, money, moneyFromUnits, subtract } from '../money.ts';
import { type ChangeFacts, isChangeable, settleChange, withinPaid } from './modification.ts';

const startsAt = Temporal.Instant.from('2026-05-10T09:00:00Z');
const hoursBefore = (hours: number, minutes = 0) => startsAt.subtract({ hours, minutes });
const usd = (units: number) => moneyFromUnits(units, 'USD');

describe('a booking can be changed', () => {
  const rules = { modificationHours: 2 };

  test('while delivery is more than the modification time ahead [R-CHANGE-016]', () => {
    const booking = { status: 'booked', startsAt } as const;
    expect(isChangeable(booking, rules, hoursBefore(2, 1))).toEqual({ ok: true });
    expect(isChangeable(booking, rules, hoursBefore(2))).toEqual({
      ok: false,
      code: 'too_late_to_change',
    });
  });

  test('never after delivery, even when changes are allowed to the last minute', () => {
    const booking = { status: 'booked', startsAt } as const;
    expect(isChangeable(booking, { modificationHours: 0 }, hoursBefore(0, 1)).ok).toBe(true);
    expect(isChangeable(booking, { modificationHours: 0 }, startsAt).ok).toBe(false);
    expect(isChangeable(booking, { modificationHours: -5 }, startsAt).ok).toBe(false);
  });

  test('only while it is open [R-CHANGE-017]', () => {
    const verdict = isChangeable({ status: 'active', startsAt }, rules, hoursBefore(72));
    expect(verdict).toEqual({ ok: false, code: 'booking_not_changeable' });
  });
});

describe('settling a change', () => {
  const rules = { cancellationHours: 48 };
  const facts: ChangeFacts = {
    profile: 'personal',
    startsAt,
    currentTotal: usd(200),
    newTotal: usd(200),
    paidByCard: usd(150),
  };
  const settle = (newTotal: number, now: Temporal.Instant, more: Partial<ChangeFacts> = {}) => {
    const answer = settleChange({ ...facts, ...more, newTotal: usd(newTotal) }, rules, now);
    return Object.fromEntries(
      Object.entries(answer)
        .map(([name, { amount }]) => [name, amount / 10_000] as const)
        .filter(([, units]) => units !== 0),
    );
  };

  test('a longer trip charges the difference [D-021-002]', () => {
    expect(settle(260, hoursBefore(72))).toEqual({ difference: 60, charge: 60 });
  });

  test('a shorter one goes back to the card outside the window, as credit inside', () => {
    expect(settle(140, hoursBefore(72))).toEqual({ difference: -60, refundToCard: 60 });
    expect(settle(140, hoursBefore(48))).toEqual({ difference: -60, refundToCredit: 60 });
  });

  test('no more goes back to the card than came from it', () => {
    expect(settle(20, hoursBefore(72))).toEqual({
      difference: -180,
      refundToCard: 150,
      refundToCredit: 30,
    });
  });

  test('a change inside 3 hours costs 25, inside 1 hour 50 [A-POLICY-017 D-021-004 R-CHANGE-024]', () => {
    expect(settle(200, hoursBefore(3, 1))).toEqual({});
    expect(settle(200, hoursBefore(3))).toEqual({ fee: 25, charge: 25 });
    expect(settle(260, hoursBefore(1))).toEqual({ difference: 60, fee: 50, charge: 110 });
    expect(settle(140, hoursBefore(2))).toEqual({ difference: -60, fee: 25, refundToCredit: 35 });
    expect(settle(190, hoursBefore(2))).toEqual({ difference: -10, fee: 25, charge: 15 });
  });

  test('a company settles on its invoice [D-021-002]', () => {
    const company = { profile: 'business' } as const;
    expect(settle(260, hoursBefore(72), company)).toEqual({ difference: 60, onInvoice: 60 });
    expect(settle(140, hoursBefore(2), company)).toEqual({
      difference: -60,
      fee: 25,
      onInvoice: -35,
    });
  });

  test.each([
    [200, { refundToCard: 50, refundToCredit: 30 }],
    [60, { refundToCard: 50, refundToCredit: 10 }],
    [20, { refundToCard: 20, refundToCredit: 0 }],
    [0, { refundToCard: 0, refundToCredit: 0 }],
  ])('with %i left of what was paid, no more than that goes back', (left, back) => {
    const settled = { refundToCard: usd(50), refundToCredit: usd(30) };
    expect(withinPaid(settled, usd(left))).toEqual({
      refundToCard: usd(back.refundToCard),
      refundToCredit: usd(back.refundToCredit),
    });
  });

  test('nothing is lost: old total + charged − refunded = new total + fee', () => {
    const sums = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => money(amount, 'USD'));
    const minutes = fc.integer({ min: 1, max: 60 * 60 });
    fc.assert(
      fc.property(sums, sums, sums, minutes, fc.boolean(), (current, next, card, m, business) => {
        const change: ChangeFacts = {
          profile: business ? 'business' : 'personal',
          startsAt,
          currentTotal: current,
          newTotal: next,
          paidByCard: card,
        };
        const answer = settleChange(change, rules, hoursBefore(0, m));
        const refunded = add(answer.refundToCard, answer.refundToCredit);
        const settled = subtract(add(add(current, answer.charge), answer.onInvoice), refunded);
        expect(settled).toEqual(add(next, answer.fee));
        expect(answer.refundToCard.amount).toBeLessThanOrEqual(card.amount);
        for (const part of [answer.charge, answer.refundToCard, answer.refundToCredit]) {
          expect(part.amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
