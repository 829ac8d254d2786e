import type { Money } from '../money.ts';
import { nextDepositAttemptAt } from '../policies/deposit-schedule.ts';
import { type Claim, droppedAt, dueOf, isUndecided, remindedAt, takenFrom } from './claim.ts';

/** A claim with what the ledger says about it. */
export interface ClaimFacts extends Omit<Claim, 'madeBy'> {
  readonly madeAt: Temporal.Instant;
  readonly isReminded: boolean;
  /** When it was agreed how much of it is taken from where; null before. */
  readonly takenAt: Temporal.Instant | null;
  /** What the card still owes beyond the hold. */
  readonly cardLeft: Money;
  /** Of a charge whose answer is not known: from then on no call for it can be on its way. */
  readonly certainAt: Temporal.Instant | undefined;
  /** When the card was refused while the renter was not there, oldest first. */
  readonly refusedAt: readonly Temporal.Instant[];
  /** The renter is at their bank about a charge of their own: until then nobody else asks for one. */
  readonly approvingUntil: Temporal.Instant | undefined;
}

export type ClaimStep = 'remind-claim' | 'conclude-claims' | 'take-claims' | 'charge-claims';

interface DueClaimStep {
  readonly step: ClaimStep;
  readonly at: Temporal.Instant;
  readonly until?: Temporal.Instant;
}

/** Asked for and not answered, or answered and not yet divided between hold and card. */
const isUntaken = (claim: ClaimFacts) => !claim.takenAt && dueOf(claim).amount > 0;

/** While a claim is undecided or untaken, the deposit stands: it is taken once, for all of them. */
export const keepsDeposit = (claims: readonly ClaimFacts[]): boolean =>
  claims.some((claim) => isUntaken(claim) || (isUndecided(claim.status) && !claim.takenAt));

export function* claimSteps(claims: readonly ClaimFacts[]): Generator<DueClaimStep> {
  for (const claim of claims) yield* stepsOfOne(claim);
  const untaken = claims.filter(isUntaken);
  const isWaitedFor = claims.some(({ status, takenAt }) => isUndecided(status) && !takenAt);
  if (untaken.length > 0 && !isWaitedFor) {
    yield { step: 'take-claims', at: latest(untaken.map((one) => takenFrom(one) ?? one.madeAt)) };
  }
}

function* stepsOfOne(claim: ClaimFacts): Generator<DueClaimStep> {
  const { status, answerBy: end } = claim;
  if (status === 'open') {
    if (!claim.isReminded) yield { step: 'remind-claim', at: remindedAt(claim), until: end };
    yield { step: 'conclude-claims', at: end };
  }
  const dropped = droppedAt(claim);
  if (dropped) yield { step: 'conclude-claims', at: dropped };
  const chargedAt = nextChargeAt(claim);
  if (chargedAt) yield { step: 'charge-claims', at: chargedAt };
}

/** Something of it is for the card to pay, as it stands. */
export const isOwedByCard = (claim: ClaimFacts): boolean =>
  claim.cardLeft.amount > 0 && dueOf(claim).amount > 0;

/**
 * A refused card is tried again as often as a refused hold; afterwards it is the renter's to pay. A charge whose
 * answer nobody heard is found out about, also when it is not owed by now.
 */
export function nextChargeAt(claim: ClaimFacts): Temporal.Instant | undefined {
  const { takenAt, certainAt, refusedAt, approvingUntil } = claim;
  if (!takenAt) return undefined;
  if (!isOwedByCard(claim)) return certainAt;
  if (certainAt) return takenAt;
  const next = nextDepositAttemptAt(takenAt, refusedAt);
  return next && approvingUntil ? latest([next, approvingUntil]) : next;
}

function latest(instants: readonly Temporal.Instant[]): Temporal.Instant {
  const [last] = instants.toSorted((one, other) => Temporal.Instant.compare(other, one));
  if (!last) throw new Error('there is no latest of none');
  return last;
}
