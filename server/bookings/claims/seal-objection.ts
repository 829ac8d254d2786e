import { objectionDigest } from '../../../domain/handovers/addition.ts';
import type { Sha256 } from '../../../domain/handovers/event.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { headOf, moveHead } from '../record/evidence-heads.ts';
import { requireOwnPhotograph } from '../record/own-photograph.ts';
import { digestOfText } from '../record/sha256.ts';

interface Objection {
  readonly bookingId: string;
  readonly claimId: string;
  readonly words: string;
  readonly photo: Sha256 | null;
}

/** What a renter objects is evidence as a mark of theirs is: added to what was there, and never changed. */
export async function sealObjection(
  tx: Queries,
  { bookingId, claimId, words, photo }: Objection,
  now: Temporal.Instant,
): Promise<void> {
  await requireOwnPhotograph(tx, bookingId, photo);
  const chain = { chain: 'objections', booking_id: bookingId } as const;
  const last = await headOf(tx, chain);
  const position = (last?.position ?? 0) + 1;
  const made = { previous: last?.digest ?? null, claimId, words, photo, at: now };
  const digest = await objectionDigest(made, digestOfText);
  await tx
    .insertInto('objections')
    .values({
      booking_id: bookingId,
      position,
      claim_id: claimId,
      words,
      photo,
      made_at: toDate(now),
      digest,
    })
    .execute();
  await moveHead(tx, chain, { position, digest });
}
