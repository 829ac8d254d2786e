import type { BookingStatus } from '../booking-lifecycle.ts';
import { depositLapsesAt, depositRenewedAt, nextDepositRenewalAt } from './deposit-schedule.ts';

/**
 * `lapsing`: still held, but its renewal was refused to the last. `lapsed`: the hold has ended by
 * itself, and nobody released it.
 */
export const depositStates = [
  'planned',
  'held',
  'lapsing',
  'lapsed',
  'released',
  'failed',
] as const;

export type DepositState = (typeof depositStates)[number];

export type DepositFacts = {
  readonly status: BookingStatus;
  readonly endsAt: Temporal.Instant;
  /** When the hold that stands now was taken; banks end it without a word. */
  readonly heldAt?: Temporal.Instant | undefined;
  /** When holds were refused, oldest first. */
  readonly refusedAt: readonly Temporal.Instant[];
  readonly wasReleased: boolean;
};

/** Where a deposit stands; the ledger alone cannot tell, since a hold ends with time. */
export function depositState(facts: DepositFacts, now: Temporal.Instant): DepositState {
  const { heldAt, refusedAt, endsAt } = facts;
  if (!heldAt) {
    if (facts.wasReleased) return 'released';
    return facts.status === 'security-deposit-failed' ? 'failed' : 'planned';
  }
  if (Temporal.Instant.compare(depositLapsesAt(heldAt), now) <= 0) return 'lapsed';
  const isRenewed =
    !depositRenewedAt(heldAt, endsAt) || nextDepositRenewalAt(heldAt, refusedAt, endsAt);
  return isRenewed ? 'held' : 'lapsing';
}
