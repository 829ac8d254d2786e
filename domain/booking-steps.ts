import type { BookingStatus } from './booking-lifecycle.ts';
import {
  depositAuthorisedAt,
  depositReleasedBy,
  nextDepositRenewalAt,
  nextDepositRetryAt,
} from './policies/deposit-schedule.ts';
import { bookingPolicy, remindPolicy } from './policy-constants.ts';

/** What the product does to a booking by itself, without anybody asking. */
export type BookingStep =
  | 'abandon'
  | 'authorise-deposit'
  | 'fail-deposit'
  | 'remind'
  | 'activate'
  | 'renew-deposit'
  | 'complete'
  | 'process'
  | 'finish';

export type DueStep = { readonly step: BookingStep; readonly at: Temporal.Instant };

export type StepFacts = {
  readonly status: BookingStatus;
  readonly createdAt: Temporal.Instant;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly timeZone: string;
  /** When the present status began. */
  readonly since: Temporal.Instant;
  readonly deposit: {
    /** When holds were refused, oldest first. */
    readonly refusedAt: readonly Temporal.Instant[];
    /** When the hold that stands now was taken. */
    readonly heldAt?: Temporal.Instant | undefined;
    /** A hold was asked for and its answer is not known yet. */
    readonly isUnderWay: boolean;
  };
  readonly isReminded: boolean;
  /** A bank has not decided yet about a payment of the booking. */
  readonly isDisputed: boolean;
};

/** The next thing to do and when; the same facts always give the same answer. */
export function nextStep(facts: StepFacts): DueStep | undefined {
  return stepsAhead(facts)[0];
}

/** What is due by now, in its order; one that cannot be taken does not keep the others waiting. */
export function dueSteps(facts: StepFacts, now: Temporal.Instant): BookingStep[] {
  return stepsAhead(facts)
    .filter(({ at }) => Temporal.Instant.compare(at, now) <= 0)
    .map(({ step }) => step);
}

/** When the first of some steps is planned, due or not. */
export function plannedAt(
  facts: StepFacts,
  steps: readonly BookingStep[],
): Temporal.Instant | undefined {
  return stepsAhead(facts).find(({ step }) => steps.includes(step))?.at;
}

function stepsAhead(facts: StepFacts): DueStep[] {
  return [...stepsOf(facts)].sort((a, b) => Temporal.Instant.compare(a.at, b.at));
}

function* stepsOf(facts: StepFacts): Generator<DueStep> {
  const { status, startsAt, endsAt, since } = facts;
  switch (status) {
    case 'pending':
      yield {
        step: 'abandon',
        at: facts.createdAt.add({ minutes: bookingPolicy.abandonedAfterMinutes }),
      };
      return;
    case 'security-deposit-pending':
    case 'security-deposit-retry':
      yield depositStep(facts);
      yield* reminder(facts);
      return;
    case 'booked':
    case 'confirmed':
      yield { step: 'activate', at: startsAt };
      yield* reminder(facts);
      yield* renewal(facts);
      return;
    case 'active':
      yield { step: 'complete', at: endsAt };
      yield* renewal(facts);
      return;
    case 'completed':
      if (facts.isDisputed) return; // the deposit stays held until the bank has decided
      // An hour early, so that the promise holds even when the work is late.
      yield {
        step: 'process',
        at: depositReleasedBy(since, facts.timeZone).subtract({ hours: 1 }),
      };
      return;
    case 'processed':
      yield { step: 'finish', at: since.add({ hours: 24 * bookingPolicy.finishedAfterDays }) };
      return;
    case 'review':
    case 'finished':
    case 'cancelled':
    case 'cancelled-by-user':
    case 'security-deposit-failed':
    case 'payment-failed':
      return;
  }
}

function depositStep({ deposit, createdAt, startsAt, since }: StepFacts): DueStep {
  const lastRefusal = deposit.refusedAt.at(-1);
  if (deposit.isUnderWay) return { step: 'authorise-deposit', at: since };
  if (!lastRefusal) {
    return { step: 'authorise-deposit', at: depositAuthorisedAt(startsAt, createdAt) };
  }
  const retryAt = nextDepositRetryAt(deposit.refusedAt.length - 1, lastRefusal, startsAt);
  return retryAt
    ? { step: 'authorise-deposit', at: retryAt }
    : { step: 'fail-deposit', at: lastRefusal };
}

function* renewal({ deposit, endsAt }: StepFacts): Generator<DueStep> {
  const { heldAt, refusedAt } = deposit;
  const at = heldAt && nextDepositRenewalAt(heldAt, refusedAt, endsAt);
  if (at) yield { step: 'renew-deposit', at };
}

/** Only for those who booked before the day on which they would be reminded. */
function* reminder({ startsAt, createdAt, isReminded }: StepFacts): Generator<DueStep> {
  const at = startsAt.subtract({ hours: remindPolicy.hoursBeforeDelivery });
  if (!isReminded && Temporal.Instant.compare(createdAt, at) < 0) yield { step: 'remind', at };
}
