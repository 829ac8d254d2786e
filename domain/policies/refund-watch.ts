import { refundPolicy } from '../policy-constants.ts';

/** Our own account there is short for the moment: it says nothing about the renter's card. */
const SHORT_BALANCE = 'balance_insufficient';

/**
 * When a refund that was refused is tried again, by the codes of all its refusals, oldest first. Null after the
 * last attempt: then a person must look.
 */
export function refundTriedAgainAt(
  refusals: readonly string[],
  now: Temporal.Instant,
): Temporal.Instant | null {
  const { retryAfterDays, shortBalanceRetryAfterHours } = refundPolicy;
  if (refusals.at(-1) === SHORT_BALANCE) return now.add({ hours: shortBalanceRetryAfterHours });
  const byTheCard = refusals.filter((code) => code !== SHORT_BALANCE).length;
  const days = retryAfterDays[byTheCard - 1];
  return days === undefined ? null : now.add({ hours: 24 * days });
}

/** A refund as the provider told it when it was last asked. */
type TakenRefund = {
  readonly status: 'succeeded' | 'pending';
  readonly takenAt: Temporal.Instant;
};

/**
 * When a refund that the provider has taken is read again: money sent to a card that was closed comes
 * back days later, and the news of it may be lost. Null when nothing can come of it any more.
 */
export function refundReadAgainAt(
  { status, takenAt }: TakenRefund,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const planned = refundPolicy.readAgainAfterDays
    .map((days) => takenAt.add({ hours: 24 * days }))
    .find((at) => Temporal.Instant.compare(at, now) > 0);
  if (planned) return planned;
  return status === 'pending'
    ? now.add({ hours: refundPolicy.unfinishedReadAgainAfterHours })
    : null;
}
