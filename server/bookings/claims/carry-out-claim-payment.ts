import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { toInstant } from '../../db/instant.ts';
import { PaymentsUnavailable } from '../../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import { awaitingOf } from '../../wallet/awaiting-of.ts';
import { outcomeFor } from '../money/ask-provider.ts';
import { claimFactsOf } from '../money/claim-facts.ts';
import { type Payment, paymentsOf, writePayment } from '../money/payments.ts';
import { bookingOf, lockBooking } from '../record/booking-row.ts';
import { requireClaim } from '../record/claims.ts';
import type { BookingWork } from '../record/work.ts';
import { chargeClaims } from './charge-claims.ts';
import { finishClaimCharge } from './finish-claim-charge.ts';

interface Payload {
  readonly bookingId: string;
  readonly claimId: string;
}

/** Charges what is left of a claim while its renter is there. May be run any number of times. */
export async function carryOutClaimPayment(
  work: BookingWork,
  request: PendingRequest,
): Promise<Outcome> {
  const payload = request.payload as Payload;
  const isLate = hasWaitedTooLong(request, work.clock.now());
  const attempt = await attemptFor(work, request, isLate);
  if (!attempt) return endOf(work, payload);
  const outcome = await outcomeFor(work, attempt, isLate ? 'over' : 'short');
  if (outcome.status === 'waiting') {
    const account = work.paymentProvider.account(attempt.account);
    return { status: 'waiting', awaiting: awaitingOf('card_authentication', account, outcome) };
  }
  await finishClaimCharge(work, attempt, outcome);
  if (outcome.status === 'succeeded') return endOf(work, payload);
  const code = outcome.status === 'failed' ? outcome.code : 'authentication_failed';
  return { status: 'failure', errorCode: code };
}

/** The one charge of this request; none when nothing is left to pay, or when the renter has gone. */
async function attemptFor(
  work: BookingWork,
  request: PendingRequest,
  isLate: boolean,
): Promise<Payment | null> {
  const { bookingId, claimId } = request.payload as Payload;
  const key = `claim:${claimId}:${request.id}`;
  const find = async (db: BookingWork['database']['kysely']) => {
    const charges = (await paymentsOf(db, bookingId)).filter(
      ({ kind, claim_id }) => kind === 'charge' && claim_id === claimId,
    );
    const own = charges.find(({ idempotency_key }) => idempotency_key === key);
    return { own, other: charges.find((one) => one !== own && one.status === 'pending') };
  };
  const { own, other } = await find(work.database.kysely);
  // What was asked for before is finished first, so that a card is never charged twice.
  if (!own && other) await chargeClaims(work, bookingId);
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const now = await find(tx);
    if (now.own) return now.own;
    if (now.other) throw new PaymentsUnavailable('another charge is still under way');
    const claim = await requireClaim(tx, bookingId, claimId);
    const [facts] = claimFactsOf([claim], await paymentsOf(tx, bookingId), booking);
    if (isLate || !facts || facts.cardLeft.amount === 0) return null;
    return writePayment(
      tx,
      {
        bookingId,
        kind: 'charge',
        amount: facts.cardLeft,
        paymentMethodId: booking.payment_method_id,
        provider: work.paymentProvider.name,
        key,
        renterAt: 'trip',
        claimId,
      },
      work.clock.now(),
    );
  });
}

/** By then the renter has walked away: a charge that was not made is not made any more. */
function hasWaitedTooLong({ createdAt }: PendingRequest, now: Temporal.Instant): boolean {
  const deadline = toInstant(createdAt).add({ minutes: bookingPolicy.abandonedAfterMinutes });
  return Temporal.Instant.compare(deadline, now) <= 0;
}

/** Paid, or not asked for any more. */
async function endOf(work: BookingWork, { bookingId, claimId }: Payload): Promise<Outcome> {
  const db = work.database.kysely;
  const claim = await requireClaim(db, bookingId, claimId);
  const booking = await bookingOf(db, bookingId);
  const [facts] = claimFactsOf([claim], await paymentsOf(db, bookingId), booking);
  return facts?.cardLeft.amount === 0
    ? { status: 'accepted', result: { bookingId } }
    : { status: 'failure', errorCode: 'nothing_to_pay' };
}
