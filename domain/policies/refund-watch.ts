import { refundPolicy } from '../policy-constants.ts';

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
