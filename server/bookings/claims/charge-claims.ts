import {
  type ClaimFacts,
  isOwedByCard,
  nextChargeAt,
} from '../../../domain/charges/claim-steps.ts';
import type { Money } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { outcomeFor } from '../money/ask-provider.ts';
import { type Payment, paymentsOf, writePayment } from '../money/payments.ts';
import { stepFactsOf } from '../money/step-facts.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { type ClaimRow, claimsOf } from '../record/claims.ts';
import type { BookingWork } from '../record/work.ts';
import { finishClaimCharge } from './finish-claim-charge.ts';

/** Asks the card for what is due beyond the deposit, once for each claim whose time it is. */
export async function chargeClaims(work: BookingWork, bookingId: string): Promise<void> {
  for (const { attempt, isOwed } of await attemptsDue(work, bookingId)) {
    // What is not owed by now is never made, and what a renter asked for and left, not without them.
    const isWanted = isOwed && attempt.renter_at !== 'trip';
    let outcome = await outcomeFor(work, attempt, isWanted ? 'short' : 'over');
    if (outcome.status === 'waiting') {
      // Nobody is there to answer the bank: the renter is asked to come and approve it.
      const account = work.paymentProvider.account(attempt.account);
      await account.release(outcome.ref, `release:${attempt.id}`);
      outcome = { status: 'failed', ref: outcome.ref, code: 'authentication_failed' };
    }
    await finishClaimCharge(work, attempt, outcome);
  }
}

interface DueAttempt {
  readonly attempt: Payment;
  readonly isOwed: boolean;
}

/** The attempts under way, or new ones, begun under the lock: of two workers the second finds the first's. */
function attemptsDue(work: BookingWork, bookingId: string): Promise<DueAttempt[]> {
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const rows = await claimsOf(tx, bookingId);
    const { claims } = await stepFactsOf(tx, booking);
    const now = work.clock.now();
    const attempts: DueAttempt[] = [];
    for (const [index, facts] of claims.entries()) {
      const row = rows[index];
      if (row && isDue(facts, now)) {
        const attempt = await attemptOf(tx, work, booking, row, { left: facts.cardLeft, now });
        attempts.push({ attempt, isOwed: isOwedByCard(facts) });
      }
    }
    return attempts;
  });
}

function isDue(facts: ClaimFacts, now: Temporal.Instant): boolean {
  const at = nextChargeAt(facts);
  return at !== undefined && Temporal.Instant.compare(at, now) <= 0;
}

async function attemptOf(
  tx: Queries,
  work: BookingWork,
  booking: BookingRow,
  claim: ClaimRow,
  { left, now }: { readonly left: Money; readonly now: Temporal.Instant },
): Promise<Payment> {
  const attempts = (await paymentsOf(tx, booking.id)).filter(
    ({ kind, claim_id }) => kind === 'charge' && claim_id === claim.id,
  );
  const underWay = attempts.find(({ status }) => status === 'pending');
  if (underWay) return underWay;
  return writePayment(
    tx,
    {
      bookingId: booking.id,
      kind: 'charge',
      amount: left,
      paymentMethodId: booking.payment_method_id,
      provider: work.paymentProvider.name,
      key: `claim:${claim.id}:${attempts.length + 1}`,
      claimId: claim.id,
    },
    now,
  );
}
