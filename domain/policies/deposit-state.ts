import { type BookingStatus, isBeforeHolding, isPastHolding } from '../booking-lifecycle.ts';
import type { HandoverMode } from '../handovers/mode.ts';
import {
  depositAuthorisedAt,
  depositReleasedBy,
  type Hold,
  lastDepositAttemptAt,
  nextDepositAttemptAt,
  nextDepositRenewalAt,
} from './deposit-schedule.ts';

/**
 * `to-approve`: the bank wants the renter to approve the hold. `lapsing`: still held, but its renewal was refused to the last. `renewing`: the hold has ended by
 * itself, and a new one is being asked for. `lapsed`: it has ended, and none is asked for any more. `taken`: a part
 * of it, or all, was taken for claims and the rest let go.
 */
export const depositStates = [
  'planned',
  'to-approve',
  'held',
  'lapsing',
  'renewing',
  'lapsed',
  'released',
  'taken',
  'failed',
] as const;

export type DepositState = (typeof depositStates)[number];

/** What the ledger says about the holds of a deposit. */
export type DepositHolds = {
  /** The hold that stands now; banks end it without a word. */
  readonly hold?: Hold | undefined;
  /** The renter has chosen another card since: it is taken anew there, and let go here. */
  readonly isOnAnotherCard?: boolean | undefined;
  /** When the last hold ended by itself, unless another stands by now. */
  readonly lapsedAt?: Temporal.Instant | undefined;
  /** When the first hold was asked for, where none has ever been granted. */
  readonly owedSince?: Temporal.Instant | undefined;
  /** When holds were refused on the present card while the renter was not on their trip's page, oldest first. */
  readonly refusedAt: readonly Temporal.Instant[];
  /** The bank of the present card did not decide the last hold without its customer. */
  readonly wantsApproval?: boolean | undefined;
  /** The renter is at their bank about a hold of their own: until then nobody else asks for one. */
  readonly approvingUntil?: Temporal.Instant | undefined;
};

export type DepositFacts = DepositHolds & {
  readonly status: BookingStatus;
  readonly endsAt: Temporal.Instant;
  readonly timeZone: string;
  /** When the present status began. */
  readonly since: Temporal.Instant;
  /** Where they are recorded, only a driver can say that a car is back. */
  readonly handovers: HandoverMode;
  /** A claim may still be taken from it. */
  readonly isClaimedOn?: boolean | undefined;
  readonly wasReleased: boolean;
  readonly wasTaken?: boolean | undefined;
};

/** Where a deposit stands; the ledger alone cannot tell, since a hold ends with time. */
export function depositState(facts: DepositFacts, now: Temporal.Instant): DepositState {
  const { hold, status } = facts;
  // Whatever was held before the trip was moved to a later day: it is still to be held.
  if (!hold && isBeforeHolding(status)) return isToApprove(facts) ? 'to-approve' : 'planned';
  const isOver = (at: Temporal.Instant) => Temporal.Instant.compare(at, now) <= 0;
  const nextAt = depositAskedAgainAt(facts);
  if (hold && !isOver(hold.until)) {
    const isLeftToLapse = nextAt && Temporal.Instant.compare(nextAt, hold.until) >= 0;
    return isLeftToLapse ? 'lapsing' : 'held';
  }
  if ((hold || facts.lapsedAt) && !isPastHolding(status)) return nextAt ? 'renewing' : 'lapsed';
  if (hold) return 'lapsed';
  // The car was handed over before its deposit could be held.
  if (facts.owedSince && !isPastHolding(status)) return 'failed';
  if (facts.wasTaken) return 'taken';
  if (facts.wasReleased) return 'released';
  return status === 'security-deposit-failed' ? 'failed' : 'planned';
}

/**
 * When a hold that stands, or that has ended or never began, is followed by another; never once the trip is
 * processed, nor when it lasts until then.
 */
export function depositAskedAgainAt(
  facts: Omit<DepositFacts, 'wasReleased'>,
): Temporal.Instant | undefined {
  const { status, hold, lapsedAt, owedSince, refusedAt } = facts;
  if (isBeforeHolding(status) || isPastHolding(status)) return undefined;
  if (hold) {
    const moved = facts.isOnAnotherCard && nextDepositAttemptAt(hold.at, refusedAt, hold.until);
    return moved || nextDepositRenewalAt(hold, refusedAt, depositNeededUntil(facts));
  }
  const from = lapsedAt ?? owedSince;
  return from && nextDepositAttemptAt(from, refusedAt);
}

/** Whether the renter can approve a hold that their bank wants to see approved. */
export function isToApprove(facts: Omit<DepositFacts, 'wasReleased'>): boolean {
  const { status, hold, wantsApproval } = facts;
  if (!wantsApproval || isPastHolding(status)) return false;
  // Moved to a later day, it waits for its time again, whatever was asked before.
  if (isBeforeHolding(status)) return status === 'security-deposit-retry';
  return !hold || depositAskedAgainAt(facts) !== undefined;
}

/**
 * Until when an approval saves what depends on it: before delivery the trip, afterwards the hold that still
 * stands. Undefined when that is lost already.
 */
export function approvedBy(
  facts: Omit<DepositFacts, 'wasReleased'> & {
    readonly createdAt: Temporal.Instant;
    readonly startsAt: Temporal.Instant;
  },
): Temporal.Instant | undefined {
  const { status, hold, refusedAt, createdAt, startsAt } = facts;
  if (!isBeforeHolding(status)) return hold?.until;
  return lastDepositAttemptAt(depositAuthorisedAt(startsAt, createdAt), refusedAt, startsAt);
}

/**
 * Until the trip is processed; while somebody looks at a return or a renter at a claim, nobody knows how long. Nor while a car is out that only its driver can say is back: it may be late.
 */
function depositNeededUntil({
  status,
  endsAt,
  since,
  timeZone,
  handovers,
  isClaimedOn,
}: Omit<DepositFacts, 'wasReleased'>): Temporal.Instant | undefined {
  if (status === 'review' || (status === 'completed' && isClaimedOn)) return undefined;
  if (status === 'active' && handovers === 'recorded') return undefined;
  return depositReleasedBy(status === 'completed' ? since : endsAt, timeZone);
}
