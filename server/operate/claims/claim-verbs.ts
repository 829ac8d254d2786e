import type { Decision } from '../../../domain/charges/claim.ts';
import { decideClaim } from '../../bookings/claims/decide-claim.ts';
import { type ClaimDraft, makeClaim } from '../../bookings/claims/make-claim.ts';
import { withdrawClaim } from '../../bookings/claims/withdraw-claim.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { ClaimRow } from '../../bookings/record/claims.ts';
import type { Queries } from '../../db/connect.ts';
import { type DeskWork, recordDeed } from '../bookings/record-deed.ts';

/** What staff do about charges after a trip, for the console and the command line alike. */

export const claimFor = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  draft: ClaimDraft,
  actor: string,
): Promise<ClaimRow> => {
  const { kind, amount, words, ground } = draft;
  const asked = { kind, amount, ground };
  return recordDeed(tx, work, booking, { verb: 'claim', actor, asked, reason: words }, (by) =>
    makeClaim(tx, work, booking.id, draft, { id: actor, actor: by }),
  );
};

export const decideFor = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  {
    claimId,
    decision,
    words,
  }: { readonly claimId: string; readonly decision: Decision; readonly words: string },
  actor: string,
): Promise<void> => {
  const which = { bookingId: booking.id, claimId };
  const deed = { verb: 'decide' as const, actor, asked: { claimId, decision }, reason: words };
  return recordDeed(tx, work, booking, deed, (by) =>
    decideClaim(tx, work, which, { decision, words, by: { id: actor, actor: by } }),
  );
};

export const withdrawFor = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  { claimId, words }: { readonly claimId: string; readonly words: string },
  actor: string,
): Promise<void> => {
  const which = { bookingId: booking.id, claimId };
  const deed = { verb: 'withdraw' as const, actor, asked: { claimId }, reason: words };
  return recordDeed(tx, work, booking, deed, (by) =>
    withdrawClaim(tx, work, which, { words, by: { id: actor, actor: by } }),
  );
};
