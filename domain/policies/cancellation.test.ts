import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '../booking-lifecycle.ts';
import { add, money, moneyFromUnits, zero } from '../money.ts';
import {
  type CancellationFacts,
  type CancellationRules,
  cancellationTimeline,
  refundFor,
  withheldRefund,
} from './cancellation.ts';

const startsAt = Temporal.Instant.from('2026-05-10T09:00:00Z');
const hoursBefore = (hours: number, minutes = 0) => startsAt.subtract({ hours, minutes });
const usd = (units: number) => moneyFromUnits(units, 'USD');
const rules: CancellationRules = { cancellationHours: 48, cancellationFee: zero('USD') };
const paid: CancellationFacts = {
  status: 'booked',
  startsAt,
  paidByCard: usd(200),
  paidByCredit: usd(0),
  changeFees: usd(0),
};

function gives(facts: CancellationFacts, now: Temporal.Instant, of = rules) {
  const refund = refundFor(facts, of, now);
  if (!refund.ok) return refund.code;
  const units = [refund.toCard, refund.toCredit, refund.fee].map(({ amount }) => amount / 10_000);
  return [refund.how, ...units];
}

describe('cancelling while a bank has some of the money', () => {
  test('gives now and later what it would have given at once, and no more than the bank has', () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most * 100 });
    const inUsd = (amount: number) => money(amount * 100, 'USD');
    fc.assert(
      fc.property(
        fc.record({ card: cents(500), bank: cents(500), credit: cents(200), fees: cents(60) }),
        fc.integer({ min: 1, max: 100 }),
        ({ card, bank, credit, fees }, hours) => {
          const facts = {
            ...paid,
            paidByCard: inUsd(card),
            paidByCredit: inUsd(credit),
            changeFees: inUsd(fees),
          };
          const now = hoursBefore(hours);
          const given = refundFor(facts, rules, now);
          const withheld = withheldRefund(facts, rules, now, inUsd(bank));
          const whole = refundFor({ ...facts, paidByCard: inUsd(card + bank) }, rules, now);
          if (!given.ok || !whole.ok) throw new Error('refused');
          expect(add(given.toCard, withheld.toCard)).toEqual(whole.toCard);
          expect(add(given.toCredit, withheld.toCredit)).toEqual(whole.toCredit);
          expect(withheld.toCard.amount).toBeGreaterThanOrEqual(0);
          expect(withheld.toCredit.amount).toBeGreaterThanOrEqual(0);
          expect(add(withheld.toCard, withheld.toCredit).amount).toBeLessThanOrEqual(bank * 100);
        },
      ),
    );
  });
});

describe('cancelling', () => {
  test('refunds to the card until 48 hours before delivery, to credit after [A-POLICY-014 A-POLICY-015 R-CANCEL-012 R-CANCEL-014]', () => {
    expect(gives(paid, hoursBefore(48, 1))).toEqual(['to-card', 200, 0, 0]);
    expect(gives(paid, hoursBefore(48))).toEqual(['as-credit', 0, 200, 0]);
    expect(gives(paid, hoursBefore(3, 1))).toEqual(['as-credit', 0, 200, 0]);
  });

  test('costs 25 inside 3 hours and 50 inside 1 hour [A-POLICY-016 R-CANCEL-015]', () => {
    expect(gives(paid, hoursBefore(3))).toEqual(['as-credit', 0, 175, 25]);
    expect(gives(paid, hoursBefore(1, 1))).toEqual(['as-credit', 0, 175, 25]);
    expect(gives(paid, hoursBefore(1))).toEqual(['as-credit', 0, 150, 50]);
    expect(gives(paid, hoursBefore(0, 1))).toEqual(['as-credit', 0, 150, 50]);
  });

  test('never gives back less than nothing [D-022-001]', () => {
    expect(gives({ ...paid, paidByCard: usd(20) }, hoursBefore(1))).toEqual([
      'as-credit',
      0,
      0,
      20,
    ]);
  });

  test('gives credit back as credit', () => {
    const mixed = { ...paid, paidByCard: usd(150), paidByCredit: usd(50) };
    expect(gives(mixed, hoursBefore(72))).toEqual(['to-card', 150, 50, 0]);
    expect(gives(mixed, hoursBefore(1))).toEqual(['as-credit', 0, 150, 50]);
  });

  test('keeps the fee of a late change, inside the window and outside', () => {
    const changed = { ...paid, paidByCard: usd(225), changeFees: usd(25) };
    expect(gives(changed, hoursBefore(72))).toEqual(['to-card', 200, 0, 0]);
    expect(gives(changed, hoursBefore(1))).toEqual(['as-credit', 0, 150, 50]);
    expect(refundFor(changed, rules, hoursBefore(72))).toMatchObject({ changeFee: usd(25) });
    const byCredit = { ...changed, paidByCard: usd(0), paidByCredit: usd(225) };
    expect(gives(byCredit, hoursBefore(72))).toEqual(['to-card', 0, 200, 0]);
    const asMuch = { ...changed, paidByCard: usd(50) };
    expect(gives(asMuch, hoursBefore(72))).toEqual(['to-card', 25, 0, 0]);
  });

  test('costs nothing while the booking is not confirmed, however soon it begins', () => {
    const pending = { ...paid, status: 'pending', paidByCredit: usd(30) } as const;
    expect(gives(pending, hoursBefore(0, 1))).toEqual(['to-card', 200, 30, 0]);
  });

  test('simply cancels a company booking that was never charged [D-022-004]', () => {
    expect(gives({ ...paid, paidByCard: usd(0) }, hoursBefore(1))).toEqual(['none', 0, 0, 0]);
  });

  test('costs at least the configured fee inside the window, and nothing outside [R-CANCEL-017]', () => {
    const withFee = { ...rules, cancellationFee: usd(30) };
    expect(gives(paid, hoursBefore(49), withFee)).toEqual(['to-card', 200, 0, 0]);
    expect(gives(paid, hoursBefore(24), withFee)).toEqual(['as-credit', 0, 170, 30]);
    expect(gives(paid, hoursBefore(2), withFee)).toEqual(['as-credit', 0, 170, 30]);
    expect(gives(paid, hoursBefore(1), withFee)).toEqual(['as-credit', 0, 150, 50]);
  });

  test('is refused from delivery on, and in any status that is not open [R-CANCEL-006]', () => {
    expect(gives(paid, startsAt)).toBe('trip_already_started');
    expect(gives(paid, startsAt.add({ hours: 1 }))).toBe('trip_already_started');
    expect(gives({ ...paid, status: 'active' }, hoursBefore(5))).toBe('booking_not_cancellable');
  });
});

describe('the timeline', () => {
  test('shows each step from now until delivery', () => {
    const steps = cancellationTimeline(paid, rules, hoursBefore(100)).map((step) => [
      step.from,
      step.to,
      step.refund.fee.amount / 10_000,
    ]);
    expect(steps).toEqual([
      [hoursBefore(100), hoursBefore(48), 0],
      [hoursBefore(48), hoursBefore(3), 0],
      [hoursBefore(3), hoursBefore(1), 25],
      [hoursBefore(1), startsAt, 50],
    ]);
  });

  test('joins what gives back the same', () => {
    const steep = { ...rules, cancellationFee: usd(70) };
    const starts = (facts: CancellationFacts, of: CancellationRules) =>
      cancellationTimeline(facts, of, hoursBefore(100)).map(({ from, to }) => [from, to]);
    expect(starts(paid, steep)).toEqual([
      [hoursBefore(100), hoursBefore(48)],
      [hoursBefore(48), startsAt],
    ]);
    expect(starts({ ...paid, paidByCard: usd(0) }, rules)).toEqual([[hoursBefore(100), startsAt]]);
  });

  test('leaves out what has passed, and is empty when nothing can be cancelled', () => {
    expect(cancellationTimeline(paid, rules, hoursBefore(2)).map(({ from }) => from)).toEqual([
      hoursBefore(2),
      hoursBefore(1),
    ]);
    expect(cancellationTimeline(paid, rules, startsAt)).toEqual([]);
    expect(cancellationTimeline({ ...paid, status: 'finished' }, rules, hoursBefore(90))).toEqual(
      [],
    );
  });
});

describe('for every booking and moment', () => {
  const sums = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => money(amount, 'USD'));
  const facts: fc.Arbitrary<CancellationFacts> = fc.record({
    status: fc.constantFrom('pending', 'booked', 'security-deposit-pending', 'active'),
    startsAt: fc.constant(startsAt),
    paidByCard: sums,
    paidByCredit: sums,
    changeFees: fc.constantFrom(usd(0), usd(25), usd(75)),
  });
  const anyRules: fc.Arbitrary<CancellationRules> = fc.record({
    cancellationHours: fc.constantFrom(0, 1, 2, 3, 24, 48),
    cancellationFee: fc.constantFrom(usd(0), usd(10), usd(40)),
  });
  const moment = fc
    .integer({ min: -60, max: 60 * 60 })
    .map((minutes) => startsAt.subtract({ minutes }));

  test('what was paid is what comes back plus the fee, none of it negative', () => {
    fc.assert(
      fc.property(facts, anyRules, moment, (f, r, now) => {
        const refund = refundFor(f, r, now);
        if (!refund.ok) return;
        expect(add(add(add(refund.toCard, refund.toCredit), refund.fee), refund.changeFee)).toEqual(
          add(f.paidByCard, f.paidByCredit),
        );
        for (const part of [refund.toCard, refund.toCredit, refund.fee]) {
          expect(part.amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('waiting never makes it better', () => {
    fc.assert(
      fc.property(facts, anyRules, moment, moment, (f, r, a, b) => {
        const [earlier, later] = [a, b].sort(Temporal.Instant.compare) as [typeof a, typeof a];
        const [first, second] = [refundFor(f, r, earlier), refundFor(f, r, later)];
        if (!second.ok) return;
        expect(first.ok && first.fee.amount).toBeLessThanOrEqual(second.fee.amount);
        expect(first.ok && first.toCard.amount).toBeGreaterThanOrEqual(second.toCard.amount);
      }),
    );
  });

  test('the timeline promises exactly what cancelling then gives [D-022-003]', () => {
    fc.assert(
      fc.property(facts, anyRules, moment, moment, (f, r, now, then) => {
        const steps = cancellationTimeline(f, r, now);
        steps.forEach((step, index) => {
          expect(step.from).toEqual(index === 0 ? now : steps[index - 1]?.to);
        });
        if (steps.length > 0) expect(steps.at(-1)?.to).toEqual(f.startsAt);
        const step = steps.find(
          ({ from, to }) =>
            Temporal.Instant.compare(from, then) <= 0 && Temporal.Instant.compare(then, to) < 0,
        );
        const isAhead = Temporal.Instant.compare(now, then) <= 0;
        const answer = refundFor(f, r, then);
        if (isAhead) expect(step?.refund).toEqual(answer.ok ? answer : undefined);
      }),
      { numRuns: 300 },
    );
  });

  test('only an open booking can be cancelled', () => {
    const cancellable = bookingStatuses.filter((status) => {
      return refundFor({ ...paid, status }, rules, hoursBefore(72)).ok;
    });
    expect(cancellable.toSorted()).toEqual([
      'booked',
      'confirmed',
      'pending',
      'security-deposit-pending',
      'security-deposit-retry',
    ]);
  });
});
