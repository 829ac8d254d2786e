import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occupiedRange, overlaps, type TimeRange } from './availability.ts';
import {
  type BookingStatus,
  canTransition,
  isOpenToRenter,
  releasesCar,
  statusAfterUserCancel,
} from './booking-lifecycle.ts';
import { nextStep } from './booking-steps.ts';
import { add, type Money, moneyFromCents, negate, subtract, sum, zero } from './money.ts';
import { type BookingLedger, shareRefund, stillPaid } from './paid.ts';
import { cancellationTimeline, refundFor } from './policies/cancellation.ts';
import { isChangeable, settleChange } from './policies/modification.ts';
import { quote } from './pricing.ts';

/**
 * Renters book, pay, change, cancel and wait in any order. The system is made of the rules alone, put
 * together as the server does it; the model is a purse, a till and a calendar that know nothing of
 * them. After every command both must agree.
 */
const SEED = 20_270_305;
const RUNS = 2_000;
const COMMANDS = 50;
const PATIENCE_MS = 240_000;
const begin = Temporal.Instant.from('2027-03-05T10:00:00Z');
const rules = { cancellationHours: 48, cancellationFee: zero('EUR') };
const TURNAROUND_MINUTES = 120;
const timeZone = 'UTC';
const none = zero('EUR');

interface Booking {
  status: BookingStatus;
  createdAt: Temporal.Instant;
  since: Temporal.Instant;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  pricePerDay: Money;
  total: Money;
  creditInPrice: Money;
  charges: { id: string; amount: Money; refunded: Money }[];
  creditUsed: Money;
  creditGiven: Money;
  refusedAt: Temporal.Instant[];
  heldAt: Temporal.Instant | undefined;
  isReminded: boolean;
}

class System {
  now = begin;
  credit = none;
  gifts = none;
  readonly bookings: Booking[] = [];

  /** Credit from elsewhere, so that bookings are paid with it in part or whole. */
  receive(cents: number): void {
    const gift = moneyFromCents(cents, 'EUR');
    this.credit = add(this.credit, gift);
    this.gifts = add(this.gifts, gift);
  }

  book(startsInHours: number, days: number, cents: number): void {
    const startsAt = this.now.add({ hours: startsInHours });
    const trip = { startsAt, endsAt: startsAt.add({ hours: 24 * days }) };
    if (!this.isFree(trip, undefined)) return;
    const pricePerDay = moneyFromCents(cents, 'EUR');
    const { total, creditInPrice } = this.price(trip, pricePerDay, this.credit);
    this.credit = subtract(this.credit, creditInPrice);
    this.bookings.push({
      status: 'pending',
      createdAt: this.now,
      since: this.now,
      ...trip,
      pricePerDay,
      total,
      creditInPrice,
      charges: [],
      creditUsed: creditInPrice,
      creditGiven: none,
      refusedAt: [],
      heldAt: undefined,
      isReminded: false,
    });
  }

  /** The provider answers a charge; late answers count, too. */
  pay(booking: Booking, isPaid: boolean): void {
    if (booking.status === 'pending') {
      if (isPaid) {
        this.charge(booking, booking.total);
        this.move(booking, 'security-deposit-pending');
      } else this.end(booking, 'payment-failed', this.everything(booking));
    } else if (releasesCar(booking.status) && booking.charges.length === 0 && isPaid) {
      this.charge(booking, booking.total); // after the end: given back whole
      this.refund(booking, booking.total);
    }
  }

  change(booking: Booking, shiftHours: number, days: number): void {
    if (booking.status === 'pending') return;
    const { startsAt } = booking;
    if (!isChangeable({ status: booking.status, startsAt }, { modificationHours: 2 }, this.now).ok)
      return;
    const moved = startsAt.add({ hours: shiftHours });
    const trip = { startsAt: moved, endsAt: moved.add({ hours: 24 * days }) };
    if (Temporal.Instant.compare(moved, this.now.add({ hours: 2 })) < 0) return;
    if (!this.isFree(trip, booking)) return;
    const priced = this.price(trip, booking.pricePerDay, booking.creditInPrice);
    const paid = stillPaid(this.ledger(booking));
    const facts = {
      profile: 'personal' as const,
      startsAt,
      currentTotal: booking.total,
      newTotal: priced.total,
      paidByCard: paid.byCard,
    };
    const settled = settleChange(facts, rules, this.now);
    if (settled.charge.amount > 0) this.charge(booking, settled.charge);
    this.refund(booking, settled.refundToCard);
    this.giveCredit(booking, settled.refundToCredit);
    this.giveCredit(booking, subtract(booking.creditInPrice, priced.creditInPrice));
    Object.assign(booking, {
      ...trip,
      total: add(priced.total, settled.fee),
      creditInPrice: priced.creditInPrice,
    });
  }

  /** Answers what was promised and what was paid, for whoever compares. */
  cancel(booking: Booking): void {
    const paid = stillPaid(this.ledger(booking));
    const { status, startsAt } = booking;
    const facts = { status, startsAt, paidByCard: paid.byCard, paidByCredit: paid.byCredit };
    const refund = refundFor(facts, rules, this.now);
    const to = statusAfterUserCancel(status);
    const [promised] = cancellationTimeline(facts, rules, this.now);
    expect(promised?.refund).toEqual(refund.ok ? refund : undefined);
    if (refund.ok && to) this.end(booking, to, refund);
  }

  /** Time passes, and whatever has become due by itself is done, in order. */
  pass(hours: number, isHeld: boolean): void {
    this.now = this.now.add({ minutes: Math.round(hours * 60) });
    for (const booking of this.bookings) this.catchUp(booking, isHeld);
  }

  private catchUp(booking: Booking, isHeld: boolean): void {
    for (let steps = 0; ; steps += 1) {
      must(steps < 40, 'a booking comes to rest');
      const due = nextStep({
        ...booking,
        timeZone,
        deposit: { refusedAt: booking.refusedAt, heldAt: booking.heldAt, isUnderWay: false },
      });
      if (!due || Temporal.Instant.compare(due.at, this.now) > 0) return;
      this.take(booking, due.step, isHeld);
    }
  }

  private take(
    booking: Booking,
    step: NonNullable<ReturnType<typeof nextStep>>['step'],
    isHeld: boolean,
  ): void {
    switch (step) {
      case 'abandon':
        this.end(booking, 'payment-failed', this.everything(booking));
        break;
      case 'authorise-deposit':
      case 'renew-deposit':
        this.hold(booking, isHeld);
        break;
      case 'fail-deposit':
        this.end(booking, 'security-deposit-failed', this.everything(booking));
        break;
      case 'remind':
        booking.isReminded = true;
        break;
      case 'activate':
        this.move(booking, 'active');
        break;
      case 'complete':
        this.move(booking, 'completed');
        break;
      case 'process':
        booking.heldAt = undefined;
        this.move(booking, 'processed');
        break;
      case 'finish':
        this.move(booking, 'finished');
    }
  }

  private hold(booking: Booking, isHeld: boolean): void {
    const isWaitedFor = booking.status.startsWith('security-deposit');
    if (isHeld) booking.heldAt = this.now;
    else booking.refusedAt.push(this.now);
    if (isHeld && isWaitedFor) this.move(booking, 'booked');
    if (!isHeld && booking.status === 'security-deposit-pending') {
      this.move(booking, 'security-deposit-retry');
    }
  }

  private move(booking: Booking, to: BookingStatus): void {
    must(canTransition(booking.status, to), `${booking.status} → ${to}`);
    booking.status = to;
    booking.since = this.now;
  }

  private end(booking: Booking, to: BookingStatus, back: { toCard: Money; toCredit: Money }): void {
    this.move(booking, to);
    booking.heldAt = undefined;
    this.refund(booking, back.toCard);
    this.giveCredit(booking, back.toCredit);
  }

  private everything(booking: Booking): { toCard: Money; toCredit: Money } {
    const { byCard, byCredit } = stillPaid(this.ledger(booking));
    return { toCard: byCard, toCredit: byCredit };
  }

  private charge(booking: Booking, amount: Money): void {
    const id = String(booking.charges.length);
    if (amount.amount > 0) booking.charges.push({ id, amount, refunded: none });
  }

  private refund(booking: Booking, amount: Money): void {
    const left = booking.charges
      .map((charge) => ({ id: charge.id, left: subtract(charge.amount, charge.refunded) }))
      .toReversed();
    const shares = shareRefund(amount, left);
    const shared = shares.reduce((all, share) => all + share.amount.amount, 0);
    must(shared === amount.amount, 'a refund finds charges to go back to');
    for (const share of shares) {
      const charge = booking.charges.find(({ id }) => id === share.chargeId);
      if (charge) charge.refunded = add(charge.refunded, share.amount);
    }
  }

  private giveCredit(booking: Booking, amount: Money): void {
    must(amount.amount >= 0, 'credit is given, never taken');
    booking.creditGiven = add(booking.creditGiven, amount);
    this.credit = add(this.credit, amount);
  }

  ledger({ charges, creditUsed, creditGiven }: Booking): BookingLedger {
    const charged = sum(
      charges.map(({ amount }) => amount),
      'EUR',
    );
    const refunded = sum(
      charges.map((charge) => charge.refunded),
      'EUR',
    );
    return { charged, refunded, creditUsed, creditGiven };
  }

  private price(
    trip: { startsAt: Temporal.Instant; endsAt: Temporal.Instant },
    perDay: Money,
    credit: Money,
  ) {
    const car = { ref: 'car', label: 'car', pricePerDay: perDay };
    const rates = {
      currency: 'EUR',
      timeZone,
      taxDivisorBasisPoints: 12_300,
      youngDriverBands: [],
    } as const;
    const { total, lines } = quote(
      car,
      trip,
      { insurances: [], extras: [], creditBalance: credit },
      rates,
    );
    const used = lines.filter(({ kind }) => kind === 'credit').map(({ amount }) => amount);
    return { total, creditInPrice: negate(sum(used, 'EUR')) };
  }

  rangeOf(trip: { startsAt: Temporal.Instant; endsAt: Temporal.Instant }): TimeRange {
    return occupiedRange(trip, TURNAROUND_MINUTES);
  }

  private isFree(
    trip: { startsAt: Temporal.Instant; endsAt: Temporal.Instant },
    except: Booking | undefined,
  ) {
    return !this.bookings.some(
      (one) =>
        one !== except &&
        !releasesCar(one.status) &&
        overlaps(this.rangeOf(one), this.rangeOf(trip)),
    );
  }
}

/** What must be true of purse, till and calendar, in whole numbers and without the rules. */
function check({ bookings, credit, gifts }: System): void {
  let creditOfRenter = BigInt(gifts.amount);
  for (const booking of bookings) {
    const { status } = booking;
    const units = (amount: Money) => BigInt(amount.amount);
    const charged = booking.charges.reduce((all, { amount }) => all + units(amount), 0n);
    const refunded = booking.charges.reduce((all, charge) => all + units(charge.refunded), 0n);
    const used = units(booking.creditUsed);
    const given = units(booking.creditGiven);
    creditOfRenter += given - used;
    const kept = charged - refunded + used - given;
    const price = units(booking.total) + units(booking.creditInPrice);
    must(
      booking.charges.every((charge) => charge.refunded.amount <= charge.amount.amount),
      'a charge was given back more than once',
    );
    must(mayKeep(status, kept, price, used), `${status} keeps ${kept} of ${price}`);
    const needsDeposit = ['booked', 'active', 'completed'].includes(status);
    must((booking.heldAt !== undefined) === needsDeposit, `the deposit of a booking ${status}`);
  }
  must(BigInt(credit.amount) === creditOfRenter && credit.amount >= 0, 'the purse');
  const living = bookings.filter(({ status }) => !releasesCar(status));
  for (const [index, one] of living.entries()) {
    for (const other of living.slice(index + 1)) {
      const gap = TURNAROUND_MINUTES * 60_000;
      const areApart =
        one.endsAt.epochMilliseconds + gap <= other.startsAt.epochMilliseconds ||
        other.endsAt.epochMilliseconds + gap <= one.startsAt.epochMilliseconds;
      must(areApart, 'one car at two places');
    }
  }
}

function mayKeep(status: BookingStatus, kept: bigint, price: bigint, used: bigint): boolean {
  switch (status) {
    case 'pending':
      return kept === used;
    case 'payment-failed':
    case 'security-deposit-failed':
    case 'cancelled':
      return kept === 0n;
    case 'cancelled-by-user':
      return [0n, 250_000n, 500_000n].includes(kept) || (kept === price && price < 500_000n);
    default:
      return kept === price;
  }
}

/** `expect` is too slow to be asked ten million times. */
function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
}

const which = fc.nat({ max: 7 });
const command = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 2, max: 200 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 60, max: 40_000 }),
    )
    .map(
      ([hours, days, cents]) =>
        (system: System) =>
          system.book(hours, days, cents),
    ),
  fc.tuple(which, fc.boolean()).map(
    ([n, isPaid]) =>
      (system: System) =>
        withBooking(system, n, (one) => system.pay(one, isPaid)),
  ),
  fc.tuple(which, fc.integer({ min: -48, max: 96 }), fc.integer({ min: 1, max: 28 })).map(
    ([n, shift, days]) =>
      (system: System) =>
        withBooking(system, n, (one) => system.change(one, shift, days)),
  ),
  fc.integer({ min: 1, max: 60_000 }).map((cents) => (system: System) => system.receive(cents)),
  which.map((n) => (system: System) => withBooking(system, n, (one) => system.cancel(one))),
  fc.tuple(fc.constantFrom(0.1, 0.3, 1, 4, 23, 47, 170), fc.boolean()).map(
    ([hours, isHeld]) =>
      (system: System) =>
        system.pass(hours, isHeld),
  ),
);

function withBooking(system: System, n: number, act: (booking: Booking) => void): void {
  const booking = system.bookings.at(-1 - n);
  if (booking) act(booking);
}

test(
  `${RUNS} lives of ${COMMANDS} commands (seed ${SEED}) never lose, double or invent money, time or a status`,
  () => {
    let everOpen = 0;
    fc.assert(
      fc.property(fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }), (commands) => {
        const system = new System();
        for (const run of commands) {
          run(system);
          check(system);
        }
        everOpen += system.bookings.filter(({ status }) => !isOpenToRenter(status)).length;
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(everOpen).toBeGreaterThan(RUNS);
  },
  PATIENCE_MS,
);
