import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, type Money, moneyFromCents, moneyFromUnits, subtract, zero } from '../money.ts';
import { type BookingLedger, stillPaid } from '../paid.ts';
import {
  type CancellationFacts,
  type CancellationRules,
  type Entered,
  refundFor,
} from './cancellation.ts';
import { enteredAfterChange, refundableToCard } from './entered-window.ts';
import { settleChange } from './modification.ts';

const begin = Temporal.Instant.from('2027-03-05T10:00:00Z');
const none = zero('EUR');
const euros = (units: number) => moneyFromUnits(units, 'EUR');

/** One booking, changed and cancelled by the rules, with a ledger that knows nothing of windows. */
class Trip {
  now = begin;
  startsAt: Temporal.Instant;
  total: Money;
  changeFees = none;
  entered: Entered | undefined;
  ledger: BookingLedger;
  readonly rules: CancellationRules;

  constructor(hoursAhead: number, paid: { card: Money; credit: Money }, rules: CancellationRules) {
    this.startsAt = begin.add({ hours: hoursAhead });
    this.total = paid.card;
    this.ledger = {
      charged: paid.card,
      refunded: none,
      creditUsed: paid.credit,
      creditGiven: none,
      disputed: none,
    };
    this.rules = rules;
  }

  get facts(): CancellationFacts {
    const { byCard, byCredit } = stillPaid(this.ledger);
    const { startsAt, changeFees, entered } = this;
    const paid = { paidByCard: byCard, paidByCredit: byCredit };
    return { status: 'booked', startsAt, ...paid, changeFees, entered };
  }

  /** What the card has got less what it has paid. */
  get backOnCard(): number {
    return subtract(this.ledger.refunded, this.ledger.charged).amount;
  }

  change(startsInHours: number, newTotal: Money): void {
    const { facts, now, rules } = this;
    const settled = {
      ...settleChange(
        {
          profile: 'personal',
          startsAt: this.startsAt,
          currentTotal: this.total,
          newTotal: add(newTotal, this.changeFees),
          paidByCard: refundableToCard(facts),
        },
        rules,
        now,
      ),
      creditReturned: none,
    };
    this.entered = enteredAfterChange(facts, settled, rules, now);
    this.ledger = {
      ...this.ledger,
      charged: add(this.ledger.charged, settled.charge),
      refunded: add(this.ledger.refunded, settled.refundToCard),
      creditGiven: add(this.ledger.creditGiven, settled.refundToCredit),
    };
    this.total = add(add(newTotal, this.changeFees), settled.fee);
    this.changeFees = add(this.changeFees, settled.fee);
    this.startsAt = now.add({ hours: startsInHours });
  }

  cancelling() {
    const refund = refundFor(this.facts, this.rules, this.now);
    if (!refund.ok) throw new Error(refund.code);
    return refund;
  }
}

const usual = { cancellationHours: 48, cancellationFee: none };

describe('a trip that is moved out of a window', () => {
  test('gives back as credit what was paid before, and to the card what came after', () => {
    const trip = new Trip(24, { card: euros(200), credit: none }, usual);
    trip.change(240, euros(260));
    expect(trip.cancelling()).toMatchObject({ toCard: euros(60), toCredit: euros(200) });
    trip.change(240, euros(150)); // what came last goes back first
    expect(trip.ledger).toMatchObject({ refunded: euros(60), creditGiven: euros(50) });
    expect(trip.cancelling()).toMatchObject({ toCard: none, toCredit: euros(150) });
    trip.change(240, euros(400));
    expect(trip.cancelling()).toMatchObject({ toCard: euros(250), toCredit: euros(150) });
  });

  test('is free again for one that was never inside', () => {
    const trip = new Trip(72, { card: euros(200), credit: none }, usual);
    trip.change(240, euros(200));
    expect(trip.cancelling()).toMatchObject({ toCard: euros(200), toCredit: none });
  });

  test('pays the late fee once, with the change', () => {
    const trip = new Trip(2, { card: euros(200), credit: none }, usual);
    trip.change(240, euros(200));
    const kept = { fee: none, changeFee: euros(25) };
    expect(trip.cancelling()).toMatchObject({ toCard: none, toCredit: euros(200), ...kept });
  });

  test('still pays the configured fee of the window', () => {
    const rules = { cancellationHours: 48, cancellationFee: euros(30) };
    const trip = new Trip(24, { card: euros(200), credit: none }, rules);
    trip.change(240, euros(200));
    expect(trip.cancelling()).toMatchObject({ toCard: none, toCredit: euros(170), fee: euros(30) });
  });
});

const cents = fc.integer({ min: 0, max: 90_000 }).map((n) => moneyFromCents(n, 'EUR'));
const step = fc.record({
  passHours: fc.integer({ min: 0, max: 60 }),
  startsInHours: fc.integer({ min: 3, max: 300 }),
  total: cents,
});
const rules = fc.record({
  cancellationHours: fc.constantFrom(0, 2, 24, 48, 72),
  cancellationFee: fc.constantFrom(none, euros(10), euros(70)),
});

test('no sequence of changes and a cancellation puts more on the card than cancelling at once', () => {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 200 }),
      fc.record({ card: cents, credit: cents }),
      fc.array(step, { minLength: 1, maxLength: 12, size: 'max' }),
      (policy, hoursAhead, paid, steps) => {
        const trip = new Trip(hoursAhead, paid, policy);
        /** What the card would have had in the end, had it been cancelled at each moment. */
        const atOnce = [trip.backOnCard + trip.cancelling().toCard.amount];
        for (const { passHours, startsInHours, total } of steps) {
          const then = trip.now.add({ hours: passHours });
          if (Temporal.Instant.compare(then, trip.startsAt) < 0) trip.now = then;
          atOnce.push(trip.backOnCard + trip.cancelling().toCard.amount);
          trip.change(startsInHours, total);
        }
        const { toCard, toCredit, fee, changeFee } = trip.cancelling();
        expect(trip.backOnCard + toCard.amount).toBeLessThanOrEqual(Math.min(...atOnce));
        const { byCard, byCredit } = stillPaid(trip.ledger);
        expect([toCard, toCredit, fee, changeFee].reduce(add)).toEqual(add(byCard, byCredit));
      },
    ),
    { numRuns: 2_000 },
  );
});
