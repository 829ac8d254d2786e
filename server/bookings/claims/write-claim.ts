import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { answerBy } from '../../../domain/charges/claim.ts';
import type { ChargeKind } from '../../../domain/charges/kinds.ts';
import type { Money } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { claimDigest } from '../record/claim-digest.ts';
import type { ClaimRow } from '../record/claims.ts';
import { headOf, moveHead } from '../record/evidence-heads.ts';
import type { ClaimEvidence } from './claim-evidence.ts';

interface Claimed {
  readonly bookingId: string;
  readonly kind: ChargeKind;
  readonly amount: Money;
  readonly words: string;
  readonly evidence: ClaimEvidence;
  readonly madeBy: string;
}

/** What is claimed and why is evidence itself: chained to the claim before it of a locked booking, and never changed. */
export async function writeClaim(
  tx: Queries,
  { bookingId, kind, amount, words, evidence, madeBy }: Claimed,
  now: Temporal.Instant,
): Promise<ClaimRow> {
  const chain = { chain: 'claims', booking_id: bookingId } as const;
  const last = await headOf(tx, chain);
  const made = {
    id: randomUUID(),
    booking_id: bookingId,
    kind,
    amount: amount.amount,
    currency: amount.currency,
    words,
    made_by: madeBy,
    made_at: toDate(now),
    answer_by: toDate(answerBy(now)),
  };
  const copied = await asStored(tx, evidence);
  const position = (last?.position ?? 0) + 1;
  const digest = claimDigest(made, copied, last?.digest ?? null);
  const claim = await tx
    .insertInto('claims')
    .values({ ...made, evidence: copied, position, digest })
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveHead(tx, chain, { position, digest });
  return claim;
}

/** As the database will write it out again: a digest made of anything else would not be found anew. */
async function asStored(tx: Queries, evidence: ClaimEvidence): Promise<string> {
  const { rows } = await sql<{ copied: string }>`
    SELECT ${JSON.stringify(evidence)}::jsonb::text AS copied`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a SELECT without FROM has a row');
  return row.copied;
}
