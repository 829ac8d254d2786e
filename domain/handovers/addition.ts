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
  /** Of the renter's own photograph of it. */
  readonly photo: Sha256 | null;
  readonly at: Temporal.Instant;
}

/**
 * A sealed record is never edited, only added to; what is added is sealed to it. The first form had no photograph, and
 * stays as it was.
 */
export function additionDigest(
  { previous, mark, photo, at }: Added,
  digest: Digest,
): Promise<Sha256> {
  const { id, kind, side, across, down, words } = mark;
  const said = JSON.stringify([id, kind, side, across, down, words]);
  const form = photo === null ? ['handover-addition 1'] : ['handover-addition 2', photo];
  return digest([...form, previous, said, timeText(at)].join('\n'));
}

interface Objected {
  /** Null for the first objection of a booking. */
  readonly previous: Sha256 | null;
  readonly claimId: string;
  readonly words: string;
  readonly photo: Sha256 | null;
  readonly at: Temporal.Instant;
}

/** What a renter objected, sealed in the same way. */
export function objectionDigest(
  { previous, claimId, words, photo, at }: Objected,
  digest: Digest,
): Promise<Sha256> {
  const said = JSON.stringify([claimId, words, photo]);
  return digest(['handover-objection 1', previous ?? '', said, timeText(at)].join('\n'));
}
