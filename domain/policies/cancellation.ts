import { type BookingStatus, isOpenToRenter } from '../booking-lifecycle.ts';
import { add, larger, type Money, smaller, subtract, zero } from '../money.ts';
import { changePolicy } from '../policy-constants.ts';
import { refused } from '../verdict.ts';
import { isWithin, lateFee } from './late-fee.ts';

/** What was paid, by where it came from. A company booking never charged has paid nothing. */
export type CancellationFacts = {
  readonly status: BookingStatus;
  readonly startsAt: Temporal.Instant;
  readonly paidByCard: Money;
  readonly paidByCredit: Money;
  /** What of it paid for late changes: they were made, so their fees are not given back. */
  readonly changeFees: Money;
  /** Of a window the booking was in before it was moved. */
  readonly entered?: Entered | undefined;
};

/**
 * What stays with a booking of the strictest cancellation window it was in when it was changed:
 * moving a trip away turns no credit into money on the card.
 */
export type Entered = {
  /** Of what the card has paid: it comes back as credit and in no other way. */
  readonly creditOnly: Money;
  /** What cancelling then would have cost beyond what the change itself has paid. */
  readonly fee: Money;
};

export type CancellationRules = {
  readonly cancellationHours: number;
  /** Configured, zero by default: what any cancellation inside the window costs at least. */
  readonly cancellationFee: Money;
};

export type Refund = {
  readonly ok: true;
  /** `none`: nothing was paid, so there is nothing to give back. */
  readonly how: 'to-card' | 'as-credit' | 'none';
  readonly toCard: Money;
  readonly toCredit: Money;
  /** For this cancellation. */
  readonly fee: Money;
  /** For changes made before; kept whenever the renter cancels. */
  readonly changeFee: Money;
};

export type CancellationRefusal = 'booking_not_cancellable' | 'trip_already_started';
export type RefundAnswer = Refund | { readonly ok: false; readonly code: CancellationRefusal };

/** What a cancellation at `now` gives back. Paid is always `toCard + toCredit + fee + changeFee`. */
export function refundFor(
  facts: CancellationFacts,
  rules: CancellationRules,
  now: Temporal.Instant,
): RefundAnswer {
  if (!isOpenToRenter(facts.status)) return refused('booking_not_cancellable');
  if (isWithin(0, facts.startsAt, now)) return refused('trip_already_started');

  const { currency } = facts.paidByCard;
  const nothing = zero(currency);
  const { byCard, byCredit, changeFee } = withoutChangeFees(facts);
  const paid = add(byCard, byCredit);
  const common = { ok: true, fee: nothing, changeFee } as const;
  if (paid.amount + changeFee.amount === 0) {
    return { ...common, how: 'none', toCard: nothing, toCredit: nothing };
  }
  // What was paid with credit comes back as credit: it was never on the card. A booking that was not
  // confirmed yet costs nothing to give up, however soon it would begin.
  const isFree =
    facts.status === 'pending' || !isWithin(rules.cancellationHours, facts.startsAt, now);
  const entered = facts.entered ?? { creditOnly: nothing, fee: nothing };
  if (isFree) {
    const creditOnly = smaller(entered.creditOnly, byCard);
    const asCredit = add(byCredit, creditOnly);
    const fee = smaller(entered.fee, asCredit);
    const toCard = subtract(byCard, creditOnly);
    return { ...common, how: 'to-card', toCard, toCredit: subtract(asCredit, fee), fee };
  }
  const dueNow = larger(rules.cancellationFee, lateFee(facts.startsAt, now, currency));
  const fee = smaller(larger(dueNow, entered.fee), paid);
  return { ...common, how: 'as-credit', toCard: nothing, toCredit: subtract(paid, fee), fee };
}

/** The last moment at which a renter can cancel: whoever does not come has cancelled then. */
export const lastCancellation = (startsAt: Temporal.Instant): Temporal.Instant =>
  startsAt.subtract({ seconds: 1 });

/**
 * What of a refund has to wait while a bank has money that was paid and may yet give it back: as much
 * more as the cancellation would give back if nothing were disputed.
 */
export function withheldRefund(
  facts: CancellationFacts,
  rules: CancellationRules,
  now: Temporal.Instant,
  disputed: Money,
): { readonly toCard: Money; readonly toCredit: Money } {
  const given = refundFor(facts, rules, now);
  const paidByCard = add(facts.paidByCard, disputed);
  const undisputed = refundFor({ ...facts, paidByCard }, rules, now);
  const nothing = zero(disputed.currency);
  if (!given.ok || !undisputed.ok) return { toCard: nothing, toCredit: nothing };
  return {
    toCard: subtract(undisputed.toCard, given.toCard),
    toCredit: subtract(undisputed.toCredit, given.toCredit),
  };
}

/** A change is paid by card; only what the card no longer covers is taken from the credit. */
export function withoutChangeFees({ paidByCard, paidByCredit, changeFees }: CancellationFacts) {
  const fromCard = smaller(changeFees, paidByCard);
  const fromCredit = smaller(subtract(changeFees, fromCard), paidByCredit);
  return {
    byCard: subtract(paidByCard, fromCard),
    byCredit: subtract(paidByCredit, fromCredit),
    changeFee: add(fromCard, fromCredit),
  };
}

export type TimelineStep = {
  /** Half-open: cancelling in `[from, to)` gives this refund. */
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  readonly refund: Refund;
};

/** What cancelling gives back from now until delivery, each step answered by `refundFor` itself. */
export function cancellationTimeline(
  facts: CancellationFacts,
  rules: CancellationRules,
  now: Temporal.Instant,
): TimelineStep[] {
  const turningPoints = [
    rules.cancellationHours,
    ...changePolicy.lateFees.map(({ withinHours }) => withinHours),
  ]
    .map((hours) => facts.startsAt.subtract({ hours }))
    .filter((at) => isBetween(at, now, facts.startsAt))
    .sort(Temporal.Instant.compare);

  const steps: TimelineStep[] = [];
  for (const from of [now, ...turningPoints]) {
    const refund = refundFor(facts, rules, from);
    if (!refund.ok) return [];
    const previous = steps.at(-1);
    if (previous && isSameRefund(previous.refund, refund)) continue;
    if (previous) steps[steps.length - 1] = { ...previous, to: from };
    steps.push({ from, to: facts.startsAt, refund });
  }
  return steps;
}

function isBetween(at: Temporal.Instant, after: Temporal.Instant, before: Temporal.Instant) {
  return Temporal.Instant.compare(after, at) < 0 && Temporal.Instant.compare(at, before) < 0;
}

function isSameRefund(a: Refund, b: Refund): boolean {
  return (
    a.how === b.how &&
    a.toCard.amount === b.toCard.amount &&
    a.toCredit.amount === b.toCredit.amount &&
    a.fee.amount === b.fee.amount &&
    a.changeFee.amount === b.changeFee.amount
  );
}
