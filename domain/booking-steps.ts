import type { BookingStatus } from './booking-lifecycle.ts';
import {
  type ClaimFacts,
  type ClaimStep,
  claimSteps,
  keepsDeposit,
} from './charges/claim-steps.ts';
import { fromCityTime, startOfCityDay, toCityTime } from './city-time.ts';
import type { HandoverMode } from './handovers/mode.ts';
import type { RecordedEnds } from './handovers/recorded-ends.ts';
import { later } from './later.ts';
import {
  depositAuthorisedAt,
  depositReleasedBy,
  nextDepositAttemptAt,
} from './policies/deposit-schedule.ts';
import { type DepositHolds, depositAskedAgainAt } from './policies/deposit-state.ts';
import { bookingPolicy, remindPolicy } from './policy-constants.ts';

/** What the product does to a booking by itself, without anybody asking. */
export type BookingStep =
  | 'abandon'
  | 'authorise-deposit'
  | 'fail-deposit'
  | 'remind'
  | 'take-offer'
  | 'activate'
  | 'no-show'
  | 'renew-deposit'
  | 'complete'
  | 'process'
  | 'finish'
  | ClaimStep;

export type DueStep = {
  readonly step: BookingStep;
  readonly at: Temporal.Instant;
  /** From then on there is no point in it. */
  readonly until?: Temporal.Instant;
};

export type StepFacts = {
  readonly status: BookingStatus;
  readonly createdAt: Temporal.Instant;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly timeZone: string;
  /** When the present status began. */
  readonly since: Temporal.Instant;
  readonly deposit: DepositHolds & {
    /** A hold was asked for and its answer is not known yet. */
    readonly isUnderWay: boolean;
  };
  readonly isReminded: boolean;
  /** By when the renter chooses another car, where they are asked to. */
  readonly offerAnswerBy: Temporal.Instant | null;
  readonly handovers: HandoverMode;
  /** What drivers sealed and met; nothing where the clock delivers and returns. */
  readonly recorded: RecordedEnds;
  /** What the renter is asked to pay for after the trip, oldest first. */
  readonly claims: readonly ClaimFacts[];
};

/** The next thing to do and when, of what still has a point; the same facts always give the same answer. */
export function nextStep(facts: StepFacts, now?: Temporal.Instant): DueStep | undefined {
  return stepsAhead(facts).find((step) => now === undefined || hasPoint(step, now));
}

/** What is due by now, in its order; one that cannot be taken does not keep the others waiting. */
export function dueSteps(facts: StepFacts, now: Temporal.Instant): BookingStep[] {
  return stepsAhead(facts)
    .filter((step) => Temporal.Instant.compare(step.at, now) <= 0 && hasPoint(step, now))
    .map(({ step }) => step);
}

/** When the first of some steps is planned, due or not. */
export function plannedAt(
  facts: StepFacts,
  steps: readonly BookingStep[],
): Temporal.Instant | undefined {
  return stepsAhead(facts).find(({ step }) => steps.includes(step))?.at;
}

const hasPoint = ({ until }: DueStep, now: Temporal.Instant) =>
  until === undefined || Temporal.Instant.compare(now, until) < 0;

function stepsAhead(facts: StepFacts): DueStep[] {
  return [...stepsOf(facts)].sort((a, b) => Temporal.Instant.compare(a.at, b.at));
}

function* stepsOf(facts: StepFacts): Generator<DueStep> {
  const { status, since } = facts;
  switch (status) {
    case 'pending':
      yield {
        step: 'abandon',
        at: facts.createdAt.add({ minutes: bookingPolicy.abandonedAfterMinutes }),
      };
      return;
    case 'security-deposit-pending':
    case 'security-deposit-retry':
      // The car is gone: whatever becomes of the deposit, the trip has begun.
      if (facts.recorded.deliveredAt) {
        yield { step: 'activate', at: facts.recorded.deliveredAt };
        return;
      }
      yield depositStep(facts);
      yield* reminder(facts);
      yield* unansweredOffer(facts);
      return;
    case 'booked':
    case 'confirmed':
      // Before the handover, however long nobody looked: the car that was booked does not come.
      yield* unansweredOffer(facts);
      yield* delivery(facts);
      yield* reminder(facts);
      yield* renewal(facts);
      return;
    case 'active':
      yield* collection(facts);
      yield* renewal(facts);
      return;
    case 'completed':
      yield* claimSteps(facts.claims);
      // The deposit stays held as long as it may be taken.
      if (!keepsDeposit(facts.claims)) {
        // An hour early, so that the promise holds even when the work is late.
        const at = depositReleasedBy(since, facts.timeZone).subtract({ hours: 1 });
        yield { step: 'process', at };
      }
      yield* renewal(facts);
      return;
    case 'processed':
      yield* claimSteps(facts.claims);
      yield { step: 'finish', at: since.add({ hours: 24 * bookingPolicy.finishedAfterDays }) };
      return;
    case 'review':
      yield* claimSteps(facts.claims);
      // What was found has been claimed and settled: nothing is left to look at.
      if (facts.claims.length > 0 && !keepsDeposit(facts.claims)) {
        yield { step: 'process', at: since };
      }
      yield* renewal(facts);
      return;
    case 'finished':
      yield* claimSteps(facts.claims);
      return;
    case 'cancelled':
    case 'cancelled-by-user':
    case 'security-deposit-failed':
    case 'payment-failed':
      return;
  }
}

/** Where handovers are recorded, a trip begins with the seal of its delivery and never by the clock. */
function* delivery({ handovers, recorded, startsAt }: StepFacts): Generator<DueStep> {
  if (handovers === 'by-clock') yield { step: 'activate', at: startsAt };
  else if (recorded.deliveredAt) yield { step: 'activate', at: recorded.deliveredAt };
  else if (recorded.missedAt) yield { step: 'no-show', at: recorded.missedAt };
}

/** A car that is not back stays out, however long ago its time was. */
function* collection({ handovers, recorded, endsAt }: StepFacts): Generator<DueStep> {
  if (handovers === 'by-clock') yield { step: 'complete', at: endsAt };
  else if (recorded.collectedAt) yield { step: 'complete', at: recorded.collectedAt };
}

function depositStep({ deposit, createdAt, startsAt, since }: StepFacts): DueStep {
  if (deposit.isUnderWay) return { step: 'authorise-deposit', at: since };
  const { approvingUntil } = deposit;
  // What was refused before the trip was moved to a later day does not count.
  const at = nextDepositAttemptAt(
    depositAuthorisedAt(startsAt, createdAt),
    deposit.refusedAt,
    startsAt,
  );
  if (at) return { step: 'authorise-deposit', at: notBefore(approvingUntil, at) };
  const lastAt = deposit.refusedAt.at(-1) ?? since;
  return { step: 'fail-deposit', at: notBefore(approvingUntil, lastAt) };
}

/** Whoever is at their bank right now is not overtaken by the clock. */
const notBefore = (until: Temporal.Instant | undefined, at: Temporal.Instant): Temporal.Instant =>
  until ? later(until, at) : at;

function* renewal(facts: StepFacts): Generator<DueStep> {
  const at = depositAskedAgainAt({
    ...facts,
    ...facts.deposit,
    isClaimedOn: keepsDeposit(facts.claims),
  });
  if (at) yield { step: 'renew-deposit', at: notBefore(facts.deposit.approvingUntil, at) };
}

/** Who has not chosen by the time they were told gets the best car. */
function* unansweredOffer({ offerAnswerBy }: StepFacts): Generator<DueStep> {
  if (offerAnswerBy) yield { step: 'take-offer', at: offerAnswerBy };
}

/** At the same hour of the day before, and not later than that day; only for those who had booked by then. */
function* reminder({ startsAt, createdAt, timeZone, isReminded }: StepFacts): Generator<DueStep> {
  const delivery = toCityTime(startsAt, timeZone);
  const dayBefore = delivery.subtract({ days: remindPolicy.daysBeforeDelivery });
  const at = fromCityTime(dayBefore, timeZone);
  const until = startOfCityDay(delivery.toPlainDate(), timeZone);
  if (!isReminded && Temporal.Instant.compare(createdAt, at) < 0) {
    yield { step: 'remind', at, until };
  }
}
