import { handoverPolicy } from '../policy-constants.ts';
import type { Mark, Sha256 } from './event.ts';
import { timeText } from './event-text.ts';
import type { Digest } from './seal.ts';

/** From when all of it was with us: only then could its renter see it. */
export const marksAddedUntil = (receivedAt: Temporal.Instant): Temporal.Instant =>
  receivedAt.add({ minutes: handoverPolicy.renterMarkMinutes });

export const mayAddMark = (receivedAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, marksAddedUntil(receivedAt)) < 0;

interface Added {
  /** The seal's own digest for the first addition, then the one of the addition before. */
  readonly previous: Sha256;
  readonly mark: Mark;
  readonly at: Temporal.Instant;
}

/** A sealed record is never edited, only added to; what is added is sealed to it. */
export function additionDigest({ previous, mark, at }: Added, digest: Digest): Promise<Sha256> {
  const { id, kind, side, across, down, words } = mark;
  const said = JSON.stringify([id, kind, side, across, down, words]);
  return digest(['handover-addition 1', previous, said, timeText(at)].join('\n'));
}
