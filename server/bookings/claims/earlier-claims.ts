import { isWithdrawable } from '../../../domain/charges/claim.ts';
import type { EarlierClaim } from '../../../domain/charges/evidence.ts';
import type { Queries } from '../../db/connect.ts';
import { claimsOf, evidenceOf } from '../record/claims.ts';

/** What the renter was asked to pay for already, and still is. */
export async function earlierClaims(db: Queries, bookingId: string): Promise<EarlierClaim[]> {
  const standing = (await claimsOf(db, bookingId)).filter(isWithdrawable);
  return standing.map((claim) => {
    const { pairs, marks, cleanedOf, paper } = evidenceOf(claim);
    return {
      kind: claim.kind,
      views: pairs.map(({ view }) => view),
      marks: marks.map(({ id }) => id),
      cleanedOf,
      paperNumber: paper?.number ?? null,
    };
  });
}
