import { type BookingStatus, isOpenToRenter } from '../booking-lifecycle.ts';
import type { HandoverMode } from '../handovers/mode.ts';
import { add, type Money, negate, smaller, subtract, zero } from '../money.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import type { PaymentProfile } from './deposit.ts';
import { isWithin, lateFee } from './late-fee.ts';

export type ModificationRefusal = 'booking_not_changeable' | 'too_late_to_change';

/** Open to the renter, and delivery *more* than the configured hours ahead. */
export function isChangeable(
  booking: { readonly status: BookingStatus; readonly startsAt: Temporal.Instant },
  rules: { readonly modificationHours: number },
  now: Temporal.Instant,
): Verdict<ModificationRefusal> {
  if (!isOpenToRenter(booking.status)) return refused('booking_not_changeable');
  // Zero configured hours allow a change up to delivery, and never after it.
  if (isWithin(Math.max(0, rules.modificationHours), booking.startsAt, now)) {
    return refused('too_late_to_change');
  }
  return allowed;
}

/** While the car is out, a trip can be kept longer or brought back earlier; where it began is past. */
export function mayMoveReturn(
  booking: { readonly status: BookingStatus; readonly handovers: HandoverMode },
  change: { readonly movesDelivery: boolean },
): Verdict<'booking_not_changeable'> {
  const isOut = booking.status === 'active' && booking.handovers === 'recorded';
  return isOut && !change.movesDelivery ? allowed : refused('booking_not_changeable');
}

/** An agreed change is made as long as the trip is still where it was when it was agreed: ahead, or out. */
export const isStillChangeable = (status: BookingStatus, isOut: boolean): boolean =>
  isOut ? status === 'active' : isOpenToRenter(status);

/** Who drives can be changed until the car is delivered. */
export const mayChangeDrivers = (
  booking: Parameters<typeof isChangeable>[0],
  now: Temporal.Instant,
): Verdict<ModificationRefusal> => isChangeable(booking, { modificationHours: 0 }, now);

export type ChangeFacts = {
  readonly profile: PaymentProfile;
  /** The delivery agreed so far: moving it does not escape the fee. */
  readonly startsAt: Temporal.Instant;
  readonly currentTotal: Money;
  readonly newTotal: Money;
  /** How much of the current total can still go back to the card. */
  readonly paidByCard: Money;
  /** Only who drives is changed, which is never too late to cost a fee. */
  readonly isOfDrivers?: boolean;
  /** Somebody of staff has set the renters' rules aside. */
  readonly isFeeWaived?: boolean;
};

/**
 * Nobody gets more back for a shorter trip than is left of what they paid: support may have given some of it
 * back already.
 */
export function withinPaid<S extends Pick<ChangeSettlement, 'refundToCard' | 'refundToCredit'>>(
  settled: S,
  left: Money,
): S {
  const refundToCard = smaller(settled.refundToCard, left);
  const refundToCredit = smaller(settled.refundToCredit, subtract(left, refundToCard));
  return { ...settled, refundToCard, refundToCredit };
}

/** Signed sums are named: `difference` and `onInvoice` may be negative, the rest never is. */
export type ChangeSettlement = {
  readonly difference: Money;
  readonly fee: Money;
  readonly charge: Money;
  readonly refundToCard: Money;
  readonly refundToCredit: Money;
  readonly onInvoice: Money;
};

/**
 * Who owes what after a change. A longer trip is charged, a shorter one given back by the
 * cancellation rules: to the card outside the window, as credit inside. A company settles either
 * way on its invoice.
 */
export function settleChange(
  facts: ChangeFacts,
  rules: { readonly cancellationHours: number },
  now: Temporal.Instant,
): ChangeSettlement {
  const nothing = zero(facts.newTotal.currency);
  const difference = subtract(facts.newTotal, facts.currentTotal);
  const isFree = facts.isOfDrivers || facts.isFeeWaived;
  const fee = isFree ? nothing : lateFee(facts.startsAt, now, difference.currency);
  const owed = add(difference, fee);
  const settled = {
    difference,
    fee,
    charge: nothing,
    refundToCard: nothing,
    refundToCredit: nothing,
    onInvoice: nothing,
  };

  if (facts.profile === 'business') return { ...settled, onInvoice: owed };
  if (owed.amount >= 0) return { ...settled, charge: owed };
  const refund = negate(owed);
  if (isWithin(rules.cancellationHours, facts.startsAt, now)) {
    return { ...settled, refundToCredit: refund };
  }
  const refundToCard = smaller(refund, facts.paidByCard);
  return { ...settled, refundToCard, refundToCredit: subtract(refund, refundToCard) };
}
