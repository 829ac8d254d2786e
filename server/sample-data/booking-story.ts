import type { BookingStatus } from '../../domain/booking-lifecycle.ts';
import type { StepKind } from '../../domain/history-step.ts';
import { type Money, zero } from '../../domain/money.ts';
import { refundFor } from '../../domain/policies/cancellation.ts';
import {
  depositAuthorisedAt,
  depositReleasedBy,
  depositRenewedAt,
  nextDepositRetryAt,
} from '../../domain/policies/deposit-schedule.ts';
import { bookingPolicy, changePolicy } from '../../domain/policy-constants.ts';
import type { Tables } from '../db/schema.ts';
import type { PlannedTrip } from './plan-trip.ts';

export type StoryFacts = {
  readonly status: BookingStatus;
  readonly trip: PlannedTrip;
  readonly timeZone: string;
  readonly paidByCard: Money;
  readonly paidByCredit: Money;
  /** Null for a company, which pays by invoice and leaves no deposit. */
  readonly deposit: Money | null;
  readonly cancelledHoursBefore: number;
  readonly now: Temporal.Instant;
};

type PaymentKind = Tables['payments']['kind'];
type At = { readonly at: Temporal.Instant };

export type Step = At & {
  readonly what: 'step';
  readonly to: BookingStatus;
  readonly why: StepKind;
};
type Payment = At & {
  readonly what: 'payment';
  readonly kind: PaymentKind;
  readonly amount: Money;
  readonly failed: boolean;
  /** Which money at the provider: a release names the hold that it releases. */
  readonly ref: string;
};
type Credit = At & { readonly what: 'credit'; readonly amount: Money };
export type StoryEvent = Step | Payment | Credit;

/** How a booking came to its status: every step and every payment, by the domain's rules. */
export function storyOf(facts: StoryFacts): StoryEvent[] {
  const { status, trip, now } = facts;
  switch (status) {
    case 'payment-failed':
      return declined(facts);
    case 'security-deposit-failed':
      return depositRefused(facts);
    case 'cancelled':
    case 'cancelled-by-user':
      return cancelled(facts);
    case 'review':
      return [
        ...lived(facts).filter(notAfter(now)),
        step('review', 'damage-reported', trip.endsAt.add({ hours: 2 })),
      ];
    default:
      return usual(facts).filter(notAfter(now));
  }
}

/** The whole life of a booking to which nothing unusual happens. */
function usual(facts: StoryFacts): StoryEvent[] {
  const { trip, timeZone, deposit } = facts;
  const releasedAt = depositReleasedBy(trip.endsAt, timeZone);
  const last = `deposit-${holdTimes(facts).length}`;
  return [
    ...lived(facts),
    ...(deposit ? [payment('deposit-release', last, deposit, releasedAt)] : []),
    step('processed', deposit ? 'deposit-released' : 'invoiced', releasedAt),
    step('finished', 'settled', releasedAt.add({ hours: 24 * bookingPolicy.finishedAfterDays })),
  ];
}

/** From booking to return, and the deposit held for as long as it is needed. */
function lived(facts: StoryFacts): StoryEvent[] {
  const { trip, deposit } = facts;
  const holds = deposit ? holdTimes(facts) : [];
  return [
    ...paid(facts),
    ...holds.flatMap((at, index) => [
      ...(deposit && index > 0
        ? [payment('deposit-release', `deposit-${index}`, deposit, at)]
        : []),
      ...(deposit ? [payment('deposit-hold', `deposit-${index + 1}`, deposit, at)] : []),
      ...(index === 0 ? [step('booked', 'deposit-authorised', at)] : []),
    ]),
    step('active', 'delivered', trip.startsAt),
    step('completed', 'returned', trip.endsAt),
  ];
}

function paid(facts: StoryFacts): StoryEvent[] {
  const at = settledAt(facts);
  if (facts.deposit === null) return [requested(facts), step('booked', 'company-account', at)];
  const waits = !firstHoldAt(facts).equals(at);
  return [
    requested(facts),
    payment('charge', 'charge', facts.paidByCard, at),
    ...(waits ? [step('security-deposit-pending', 'paid', at)] : []),
  ];
}

function declined(facts: StoryFacts): StoryEvent[] {
  const at = settledAt(facts);
  return [
    requested(facts),
    { ...payment('charge', 'charge', facts.paidByCard, at), failed: true },
    step('payment-failed', 'payment-declined', at),
  ];
}

function depositRefused(facts: StoryFacts): StoryEvent[] {
  const { deposit, trip, paidByCard } = facts;
  if (deposit === null) throw new Error('a company has no deposit that could fail');
  const tries = [firstHoldAt(facts)];
  for (let next = tries[0]; next; ) {
    next = nextDepositRetryAt(tries.length - 1, next, trip.startsAt);
    if (next) tries.push(next);
  }
  const lastAt = tries.at(-1) ?? firstHoldAt(facts);
  return [
    ...paid(facts),
    ...tries.flatMap((at, index) => [
      { ...payment('deposit-hold', `deposit-${index + 1}`, deposit, at), failed: true },
      ...(index === 0 ? [step('security-deposit-retry', 'deposit-refused', at)] : []),
    ]),
    step('security-deposit-failed', 'deposit-refused', lastAt),
    payment('refund', 'charge', paidByCard, lastAt),
  ];
}

function cancelled(facts: StoryFacts): StoryEvent[] {
  const { status, trip, deposit, paidByCard, paidByCredit } = facts;
  const at = trip.startsAt.subtract({ hours: facts.cancelledHoursBefore });
  const before = usual(facts).filter(notAfter(at));
  const wasHeld = before.some((event) => event.what === 'payment' && event.kind === 'deposit-hold');
  const from = before.findLast((event) => event.what === 'step')?.to ?? 'pending';
  const refund = refundFor(
    {
      status: from,
      startsAt: trip.startsAt,
      paidByCard,
      paidByCredit,
      changeFees: zero(paidByCard.currency),
    },
    {
      cancellationHours: changePolicy.cancellationHours,
      cancellationFee: zero(paidByCard.currency),
    },
    at,
  );
  if (!refund.ok) throw new Error(`a sample booking cannot be cancelled: ${refund.code}`);
  const credit: StoryEvent[] =
    refund.toCredit.amount > 0 ? [{ what: 'credit', amount: refund.toCredit, at }] : [];
  return [
    ...before,
    step(status, status === 'cancelled' ? 'cancelled-by-support' : 'user-cancel', at),
    ...(deposit && wasHeld ? [payment('deposit-release', 'deposit-1', deposit, at)] : []),
    ...(refund.toCard.amount > 0 ? [payment('refund', 'charge', refund.toCard, at)] : []),
    ...credit,
  ];
}

/** How long the holds of the sample renters live, as their provider says. */
export const SAMPLE_HOLD_HOURS = 7 * 24;

/** The first hold and its renewals, as long as the deposit is needed. */
function holdTimes(facts: StoryFacts): Temporal.Instant[] {
  const times: Temporal.Instant[] = [];
  const isInReview = facts.status === 'review';
  const neededUntil = isInReview ? facts.now : depositReleasedBy(facts.trip.endsAt, facts.timeZone);
  let at: Temporal.Instant | undefined = firstHoldAt(facts);
  while (at) {
    times.push(at);
    const until: Temporal.Instant = at.add({ hours: SAMPLE_HOLD_HOURS });
    at = depositRenewedAt({ at, until }, neededUntil);
  }
  return times;
}

function firstHoldAt(facts: StoryFacts): Temporal.Instant {
  return depositAuthorisedAt(facts.trip.startsAt, settledAt(facts));
}

function settledAt({ trip }: StoryFacts): Temporal.Instant {
  return trip.bookedAt.add({ seconds: 6 });
}

function requested({ trip }: StoryFacts): Step {
  return step('pending', 'requested', trip.bookedAt);
}

function step(to: BookingStatus, why: StepKind, at: Temporal.Instant): Step {
  return { what: 'step', to, why, at };
}

function payment(kind: PaymentKind, ref: string, amount: Money, at: Temporal.Instant): Payment {
  return { what: 'payment', kind, ref, amount, failed: false, at };
}

function notAfter(moment: Temporal.Instant): (event: At) => boolean {
  return ({ at }) => Temporal.Instant.compare(at, moment) <= 0;
}
