import type { Queries } from '../../db/connect.ts';
import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import { askWithRenter } from '../money/ask-with-renter.ts';
import { claimFactsOf } from '../money/claim-facts.ts';
import { paymentsOf } from '../money/payments.ts';
import { type BookingRow, bookingOf } from '../record/booking-row.ts';
import { requireClaim } from '../record/claims.ts';
import type { BookingWork } from '../record/work.ts';
import { chargeClaims } from './charge-claims.ts';
import { finishClaimCharge } from './finish-claim-charge.ts';

interface Payload {
  readonly bookingId: string;
  readonly claimId: string;
}

/** Charges what is left of a claim while its renter is there. */
export function carryOutClaimPayment(work: BookingWork, request: PendingRequest): Promise<Outcome> {
  const { bookingId, claimId } = request.payload as Payload;
  return askWithRenter(work, request, {
    bookingId,
    key: `claim:${claimId}:${request.id}`,
    isAttempt: ({ kind, claim_id }) => kind === 'charge' && claim_id === claimId,
    finishOthers: () => chargeClaims(work, bookingId),
    async wanted(tx, booking) {
      const amount = await cardLeft(tx, booking, claimId);
      return amount && amount.amount > 0 ? { kind: 'charge', amount, claimId } : null;
    },
    finish: (attempt, outcome) => finishClaimCharge(work, attempt, outcome),
    async end() {
      const db = work.database.kysely;
      const left = await cardLeft(db, await bookingOf(db, bookingId), claimId);
      return left?.amount === 0
        ? { status: 'accepted', result: { bookingId } }
        : { status: 'failure', errorCode: 'nothing_to_pay' };
    },
  });
}

async function cardLeft(db: Queries, booking: BookingRow, claimId: string) {
  const claim = await requireClaim(db, booking.id, claimId);
  const [facts] = claimFactsOf([claim], await paymentsOf(db, booking.id), booking);
  return facts?.cardLeft;
}
