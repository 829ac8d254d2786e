import { dueOf } from '../../../domain/charges/claim.ts';
import { type Money, money, smaller, subtract, sum } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { takenFor } from '../money/claim-facts.ts';
import { type Payment, paymentsOf, succeeded, writePayment } from '../money/payments.ts';
import { asClaim, type ClaimRow } from '../record/claims.ts';

/** The reason in the ledger of what was taken for a claim and is not due any more. */
const CLAIM_BACK = 'claim-given-back';

/**
 * Gives back what was taken for a claim beyond what is due by it now: to the card that was charged first, then to
 * the one whose hold was taken. Written twice it is written once: what is on its way back counts as given.
 */
export async function giveBackClaim(
  tx: Queries,
  claim: ClaimRow,
  now: Temporal.Instant,
): Promise<void> {
  const payments = await paymentsOf(tx, claim.booking_id);
  let open = subtract(await takenNow(tx, claim), dueOf(asClaim(claim)));
  for (const { payment, most } of sourcesOf(claim, payments)) {
    const given = payments.filter(
      ({ kind, parent_id, claim_id, status }) =>
        kind === 'refund' &&
        parent_id === payment.id &&
        claim_id === claim.id &&
        status !== 'failed',
    );
    const back = sum(
      given.map(({ amount }) => money(amount, claim.currency)),
      claim.currency,
    );
    const amount = smaller(open, subtract(most, back));
    if (amount.amount <= 0) continue;
    open = subtract(open, amount);
    await writePayment(
      tx,
      {
        bookingId: claim.booking_id,
        kind: 'refund',
        amount,
        paymentMethodId: payment.payment_method_id,
        provider: payment.provider,
        key: `refund:${payment.id}:${CLAIM_BACK}:${claim.id}:${given.length}`,
        parentId: payment.id,
        reason: CLAIM_BACK,
        claimId: claim.id,
      },
      now,
    );
  }
}

function sourcesOf(claim: ClaimRow, payments: readonly Payment[]) {
  const charges = succeeded(payments, 'charge')
    .filter(({ claim_id }) => claim_id === claim.id)
    .toReversed()
    .map((payment) => ({ payment, most: money(payment.amount, payment.currency) }));
  const captures = succeeded(payments, 'deposit-capture')
    .filter(({ id }) => id === claim.capture_id)
    .map((payment) => ({ payment, most: money(claim.from_hold, claim.currency) }));
  return [...charges, ...captures];
}

/** What was taken for a claim and has not gone back, as the ledger stands. */
export async function takenNow(tx: Queries, claim: ClaimRow): Promise<Money> {
  const credits = await tx
    .selectFrom('credit_entries')
    .select(['amount', 'claim_id'])
    .where('claim_id', '=', claim.id)
    .execute();
  return takenFor(claim, await paymentsOf(tx, claim.booking_id), credits);
}

/** What is being taken right now can be given back once it is known to be taken, and not before. */
export async function requireNotBeingTaken(tx: Queries, claim: ClaimRow): Promise<void> {
  const isUnderWay = (await paymentsOf(tx, claim.booking_id)).some(
    ({ id, kind, claim_id, status }) =>
      status === 'pending' &&
      (id === claim.capture_id || (kind === 'charge' && claim_id === claim.id)),
  );
  if (!isUnderWay) return;
  throw new Refusal('claim_in_progress', 'The money for this claim is on its way.');
}
