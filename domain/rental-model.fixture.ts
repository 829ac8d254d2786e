import { occupiedRange, overlaps, type TimeRange } from './availability.ts';
import {
  type BookingStatus,
  canTransition,
  releasesCar,
  statusAfterUserCancel,
} from './booking-lifecycle.ts';
import { nextStep } from './booking-steps.ts';
import { nothingRecorded } from './handovers/recorded-ends.ts';
import { add, type Money, moneyFromCents, negate, subtract, sum, zero } from './money.ts';
import { type BookingLedger, shareRefund, stillPaid } from './paid.ts';
import {
  type CancellationFacts,
  cancellationTimeline,
  type Entered,
  refundFor,
} from './policies/cancellation.ts';
import { type Hold, isDepositDue } from './policies/deposit-schedule.ts';
import { type DepositState, depositState } from './policies/deposit-state.ts';
import {
  backAfterRefusedDeposit,
  enteredAfterChange,
  refundableToCard,
} from './policies/entered-window.ts';
import { isChangeable, settleChange } from './policies/modification.ts';
import { quote } from './pricing.ts';

const begin = Temporal.Instant.from('2027-03-05T10:00:00Z');
const rules = { cancellationHours: 48, cancellationFee: zero('EUR') };
export const TURNAROUND_MINUTES = 120;
const timeZone = 'UTC';
/** What the model's cards give: a Visa whose holder is not there. */
const HOLD_HOURS = 4 * 24 + 18;
const none = zero('EUR');

export interface Booking {
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
  changeFees: Money;
  entered: Entered;
  /** Charged and given back when it was last changed inside the window. */
  boundAt: { charged: Money; refunded: Money } | undefined;
  refusedAt: Temporal.Instant[];
  hold: Hold | undefined;
  lapsedAt: Temporal.Instant | undefined;
  isReminded: boolean;
}

/** The rules alone, put together as the server does it. */
export class System {
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
      changeFees: none,
      entered: { creditOnly: none, fee: none },
      boundAt: undefined,
      refusedAt: [],
      hold: undefined,
      lapsedAt: undefined,
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
    const before = this.cancellationFacts(booking);
    const { charged, refunded } = this.ledger(booking);
    const newTotal = add(priced.total, booking.changeFees);
    const facts = {
      profile: 'personal' as const,
      startsAt,
      currentTotal: booking.total,
      newTotal,
      paidByCard: refundableToCard(before),
    };
    const settled = settleChange(facts, rules, this.now);
    const creditReturned = subtract(booking.creditInPrice, priced.creditInPrice);
    const entered = enteredAfterChange(before, { ...settled, creditReturned }, rules, this.now);
    const isInside = startsAt.epochMilliseconds - this.now.epochMilliseconds <= 48 * 3_600_000;
    if (settled.charge.amount > 0) this.charge(booking, settled.charge);
    this.refund(booking, settled.refundToCard);
    this.giveCredit(booking, settled.refundToCredit);
    this.giveCredit(booking, creditReturned);
    Object.assign(booking, {
      entered,
      ...(isInside ? { boundAt: { charged, refunded } } : {}),
      ...trip,
      total: add(newTotal, settled.fee),
      changeFees: add(booking.changeFees, settled.fee),
      creditInPrice: priced.creditInPrice,
    });
    this.letDepositWait(booking);
  }

  private letDepositWait(booking: Booking): void {
    if (isDepositDue(booking.startsAt, this.now)) return;
    booking.hold = undefined;
    if (canTransition(booking.status, 'security-deposit-pending')) {
      this.move(booking, 'security-deposit-pending');
    }
  }

  /** Answers what was promised and what was paid, for whoever compares. */
  cancel(booking: Booking) {
    const { status } = booking;
    const facts = this.cancellationFacts(booking);
    const refund = refundFor(facts, rules, this.now);
    const to = statusAfterUserCancel(status);
    const [promised] = cancellationTimeline(facts, rules, this.now);
    if (refund.ok && to) this.end(booking, to, refund);
    return { promised: promised?.refund, paid: refund.ok ? refund : undefined };
  }

  private cancellationFacts(booking: Booking): CancellationFacts {
    const { byCard, byCredit } = stillPaid(this.ledger(booking));
    return { ...booking, paidByCard: byCard, paidByCredit: byCredit };
  }

  /** Time passes, and whatever has become due by itself is done, in order. */
  pass(hours: number, isHeld: boolean): void {
    this.now = this.now.add({ minutes: Math.round(hours * 60) });
    for (const booking of this.bookings) this.catchUp(booking, isHeld);
  }

  /** Where the page says that a deposit stands. */
  depositState(booking: Booking): DepositState {
    const facts = { ...booking, timeZone, handovers: 'by-clock', wasReleased: false } as const;
    return depositState(facts, this.now);
  }

  /** The provider ends a hold by itself, and says so. */
  private lapse(booking: Booking): void {
    if (!booking.hold || Temporal.Instant.compare(booking.hold.until, this.now) > 0) return;
    booking.hold = undefined;
    booking.lapsedAt = this.now;
  }

  private catchUp(booking: Booking, isHeld: boolean): void {
    for (let steps = 0; ; steps += 1) {
      this.lapse(booking);
      must(steps < 40, 'a booking comes to rest');
      const due = nextStep({
        ...booking,
        timeZone,
        handovers: 'by-clock',
        recorded: nothingRecorded,
        claims: [],
        offerAnswerBy: null,
        deposit: { ...booking, isUnderWay: false },
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
        this.end(
          booking,
          'security-deposit-failed',
          backAfterRefusedDeposit(stillPaid(this.ledger(booking)), booking.entered.creditOnly),
        );
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
        booking.hold = undefined;
        this.move(booking, 'processed');
        break;
      case 'finish':
        this.move(booking, 'finished');
    }
  }

  private hold(booking: Booking, isHeld: boolean): void {
    const isWaitedFor = booking.status.startsWith('security-deposit');
    if (isHeld) {
      booking.hold = { at: this.now, until: this.now.add({ hours: HOLD_HOURS }) };
      booking.lapsedAt = undefined;
    } else booking.refusedAt.push(this.now);
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
    booking.hold = undefined;
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
    return { charged, refunded, disputed: none, creditUsed, creditGiven };
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

/** `expect` is too slow to be asked ten million times. */
export function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
}
