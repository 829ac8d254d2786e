import type { Selectable } from 'kysely';
import { Claim as ClaimShape } from '../../../contract/claims.ts';
import type { Claim } from '../../../domain/charges/claim.ts';
import { money } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Tables } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';

export type ClaimRow = Selectable<Tables['claims']>;

/** What the renter of a booking was asked to pay for, the oldest first. */
export function claimsOf(db: Queries, bookingId: string): Promise<ClaimRow[]> {
  return db
    .selectFrom('claims')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/** A claim of this booking; of any other it does not exist. */
export async function requireClaim(
  db: Queries,
  bookingId: string,
  claimId: string,
): Promise<ClaimRow> {
  const row = await db
    .selectFrom('claims')
    .selectAll()
    .where('id', '=', claimId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!row) throw notFound('This claim');
  return row;
}

/** What a claim was made on, as it was written that day. */
export const evidenceOf = ({ evidence }: ClaimRow) => ClaimShape.shape.evidence.parse(evidence);

/** As the rules see it. */
export const asClaim = (row: ClaimRow): Claim => ({
  status: row.status,
  amount: money(row.amount, row.currency),
  reducedTo: row.reduced_to === null ? null : money(row.reduced_to, row.currency),
  madeBy: row.made_by,
  answerBy: toInstant(row.answer_by),
  objectedAt: row.objection !== null && row.answered_at ? toInstant(row.answered_at) : null,
});
