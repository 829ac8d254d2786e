import { compareMoney, type Money, zero } from '../money.ts';
import { claimPolicy } from '../policy-constants.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

/**
 * `open`: the renter may agree or object. `unanswered`: they did neither in time. `objected`: somebody else
 * decides. `withdrawn`: we were wrong, or let it go.
 */
export const claimStatuses = [
  'open',
  'accepted',
  'unanswered',
  'objected',
  'upheld',
  'reduced',
  'rejected',
  'withdrawn',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export interface Claim {
  readonly status: ClaimStatus;
  readonly amount: Money;
  /** Of one that was reduced. */
  readonly reducedTo: Money | null;
  /** Somebody of staff by their id. */
  readonly madeBy: string;
  readonly answerBy: Temporal.Instant;
  readonly objectedAt: Temporal.Instant | null;
}

export const answerBy = (madeAt: Temporal.Instant): Temporal.Instant =>
  madeAt.add({ hours: claimPolicy.answerHours });

export const remindedAt = ({ answerBy: end }: Pick<Claim, 'answerBy'>): Temporal.Instant =>
  end.subtract({ hours: claimPolicy.remindedHoursBefore });

const hasCome = (at: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(at, now) <= 0;

export type AnswerRefusal = 'claim_answered';

export function judgeAcceptance(claim: Claim, now: Temporal.Instant): Verdict<AnswerRefusal> {
  return claim.status === 'open' && !hasCome(claim.answerBy, now)
    ? allowed
    : refused('claim_answered');
}

/** Until when they can object: before anything is taken, and for a while after silence. */
export function objectedBy({ status, answerBy: end }: Claim): Temporal.Instant | null {
  if (status === 'open') return end;
  if (status === 'unanswered') return end.add({ hours: 24 * claimPolicy.lateObjectionDays });
  return null;
}

export function judgeObjection(claim: Claim, now: Temporal.Instant): Verdict<AnswerRefusal> {
  const by = objectedBy(claim);
  return by && !hasCome(by, now) ? allowed : refused('claim_answered');
}

export type Decision =
  | { readonly kind: 'uphold' }
  | { readonly kind: 'reduce'; readonly to: Money }
  | { readonly kind: 'reject' };

export type DecisionRefusal = 'own_claim' | 'claim_not_objected' | 'not_reduced';

/** An objection is answered by another person than the one who claimed. */
export function judgeDecision(
  claim: Claim,
  decision: Decision,
  deciderId: string,
): Verdict<DecisionRefusal> {
  if (claim.status !== 'objected') return refused('claim_not_objected');
  if (claim.madeBy === deciderId) return refused('own_claim');
  if (decision.kind !== 'reduce') return allowed;
  const isLess = decision.to.amount > 0 && compareMoney(decision.to, claim.amount) < 0;
  return isLess ? allowed : refused('not_reduced');
}

export const statusAfter: Readonly<Record<Decision['kind'], ClaimStatus>> = {
  uphold: 'upheld',
  reduce: 'reduced',
  reject: 'rejected',
};

export const isWithdrawable = ({ status }: Pick<Claim, 'status'>): boolean =>
  status !== 'withdrawn' && status !== 'rejected';

/** Neither agreed, silent nor decided yet. */
export const isUndecided = (status: ClaimStatus): boolean =>
  status === 'open' || status === 'objected';

/** What the renter owes by it, as it stands; nothing while it is undecided. */
export function dueOf({ status, amount, reducedTo }: Omit<Claim, 'madeBy'>): Money {
  switch (status) {
    case 'accepted':
    case 'unanswered':
    case 'upheld':
      return amount;
    case 'reduced':
      return reducedTo ?? amount;
    case 'open':
    case 'objected':
    case 'rejected':
    case 'withdrawn':
      return zero(amount.currency);
  }
}

/** The renter's 48 hours are theirs, unless they agree: also when their objection is decided sooner. */
export function takenFrom({ status, answerBy: end }: Pick<Claim, 'status' | 'answerBy'>) {
  return status === 'accepted' ? null : end;
}

export const isSilent = (
  { status, answerBy: end }: Pick<Claim, 'status' | 'answerBy'>,
  now: Temporal.Instant,
): boolean => status === 'open' && hasCome(end, now);

/** When an objection that nobody decides is decided for the renter. */
export const droppedAt = ({ status, objectedAt }: Pick<Claim, 'status' | 'objectedAt'>) =>
  status === 'objected' && objectedAt
    ? objectedAt.add({ hours: 24 * claimPolicy.decidedWithinDays })
    : null;
