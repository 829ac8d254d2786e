import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingStatuses, isOpenToRenter } from './booking-lifecycle.ts';
import { add, type Money, moneyFromCents, sum, zero } from './money.ts';
import { cancellationTimeline, refundFor } from './policies/cancellation.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const amounts = fc.integer({ min: 0, max: 900_000 }).map((cents) => moneyFromCents(cents, 'EUR'));
const facts = fc.record({
  status: fc.constantFrom(...bookingStatuses),
  startsAt: fc.integer({ min: -60, max: 60 * 24 * 5 }).map((minutes) => now.add({ minutes })),
  paidByCard: amounts,
  paidByCredit: amounts,
  changeFees: fc.constantFrom(0, 2_500, 5_000, 7_500).map((cents) => moneyFromCents(cents, 'EUR')),
});
const rules = fc.record({
  cancellationHours: fc.constantFrom(0, 1, 2, 3, 24, 48, 72),
  cancellationFee: fc.constantFrom(
    zero('EUR'),
    moneyFromCents(1_000, 'EUR'),
    moneyFromCents(7_000, 'EUR'),
  ),
});

test('for any booking and any moment, what the timeline promised is what a cancellation pays [D-022-003]', () => {
  fc.assert(
    fc.property(
      facts,
      rules,
      fc.integer({ min: 0, max: 60 * 24 * 5 }),
      (booking, policy, later) => {
        const at = now.add({ minutes: later });
        const timeline = cancellationTimeline(booking, policy, now);
        const promised = timeline.filter(
          ({ from, to }) =>
            Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, to) < 0,
        );
        const paid = refundFor(booking, policy, at);
        if (!paid.ok) {
          expect(promised).toEqual([]);
          return;
        }
        expect(promised.map(({ refund }) => refund)).toEqual([paid]);
      },
    ),
    { numRuns: 5_000 },
  );
});

test('it covers the time until delivery without a gap, and gives less and less', () => {
  fc.assert(
    fc.property(facts, rules, (booking, policy) => {
      const timeline = cancellationTimeline(booking, policy, now);
      const isOpen =
        isOpenToRenter(booking.status) && Temporal.Instant.compare(now, booking.startsAt) < 0;
      expect(timeline.length > 0).toBe(isOpen);
      for (const [index, step] of timeline.entries()) {
        const next = timeline[index + 1];
        expect(step.from.equals(timeline[index - 1]?.to ?? now)).toBe(true);
        if (!next) expect(step.to.equals(booking.startsAt)).toBe(true);
        else expect(next.refund.fee.amount).toBeGreaterThanOrEqual(step.refund.fee.amount);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('whatever was paid is given back or kept as a fee, to the last ten-thousandth', () => {
  fc.assert(
    fc.property(facts, rules, fc.integer({ min: 0, max: 7_200 }), (booking, policy, later) => {
      const refund = refundFor(booking, policy, now.add({ minutes: later }));
      if (!refund.ok) return;
      const { toCard, toCredit, fee, changeFee } = refund;
      expect(sum([toCard, toCredit, fee, changeFee], 'EUR')).toEqual(paidFor(booking));
      expect(toCard.amount).toBeLessThanOrEqual(booking.paidByCard.amount);
      for (const part of [toCard, toCredit, fee, changeFee]) {
        expect(part.amount).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('the fee of a late change stays paid whenever the renter cancels, and nothing more of it', () => {
  fc.assert(
    fc.property(facts, rules, fc.integer({ min: 0, max: 7_200 }), (booking, policy, later) => {
      const refund = refundFor(booking, policy, now.add({ minutes: later }));
      if (!refund.ok) return;
      const most = Math.min(booking.changeFees.amount, paidFor(booking).amount);
      expect(refund.changeFee.amount).toBe(most);
    }),
    { numRuns: 3_000 },
  );
});

const paidFor = ({ paidByCard, paidByCredit }: { paidByCard: Money; paidByCredit: Money }) =>
  add(paidByCard, paidByCredit);
