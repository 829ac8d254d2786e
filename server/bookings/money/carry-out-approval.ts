import { isToApprove } from '../../../domain/policies/deposit-state.ts';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { toInstant } from '../../db/instant.ts';
import { PaymentsUnavailable } from '../../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import { awaitingOf } from '../../wallet/awaiting-of.ts';
import { lockBooking } from '../record/booking-row.ts';
import type { BookingWork } from '../record/work.ts';
import { outcomeFor } from './ask-provider.ts';
import { authoriseDeposit, depositOf } from './authorise-deposit.ts';
import { finishHold } from './finish-hold.ts';
import { type Payment, paymentsOf, standingHold, writePayment } from './payments.ts';
import { stepFactsOf } from './step-facts.ts';

/** Asks for the hold of the deposit while its renter is there to approve it. May be run any number of times. */
export async function carryOutApproval(
  work: BookingWork,
  request: PendingRequest,
): Promise<Outcome> {
  const { bookingId } = request.payload as { readonly bookingId: string };
  const isLate = hasWaitedTooLong(request, work.clock.now());
  const attempt = await attemptFor(work, request, isLate);
  if (!attempt) return endOf(work, bookingId);
  const outcome = await outcomeFor(work, attempt, isLate ? 'over' : 'short');
  if (outcome.status === 'waiting') {
    const account = work.paymentProvider.account(attempt.account);
    return { status: 'waiting', awaiting: awaitingOf('card_authentication', account, outcome) };
  }
  await finishHold(work, attempt, outcome);
  if (outcome.status === 'held') return endOf(work, bookingId);
  const code = outcome.status === 'failed' ? outcome.code : 'authentication_failed';
  return { status: 'failure', errorCode: code };
}

/** The one hold of this request; none when it is not wanted any more, or when the renter has gone. */
async function attemptFor(
  work: BookingWork,
  request: PendingRequest,
  isLate: boolean,
): Promise<Payment | null> {
  const { bookingId } = request.payload as { readonly bookingId: string };
  const key = `deposit:${bookingId}:${request.id}`;
  const find = async (db: BookingWork['database']['kysely']) => {
    const holds = (await paymentsOf(db, bookingId)).filter(({ kind }) => kind === 'deposit-hold');
    const own = holds.find(({ idempotency_key }) => idempotency_key === key);
    return { own, other: holds.find((one) => one !== own && one.status === 'pending') };
  };
  const { own, other } = await find(work.database.kysely);
  // What was asked for before is finished first, so that a card is never held twice.
  if (!own && other) await authoriseDeposit(work, bookingId, null);
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const now = await find(tx);
    if (now.own) return now.own;
    if (now.other) throw new PaymentsUnavailable('another hold is still under way');
    const facts = await stepFactsOf(tx, booking);
    const amount = await depositOf(tx, booking);
    if (isLate || !amount || !isToApprove({ ...facts, ...facts.deposit })) return null;
    return writePayment(
      tx,
      {
        bookingId,
        kind: 'deposit-hold',
        amount,
        paymentMethodId: booking.payment_method_id,
        provider: work.paymentProvider.name,
        key,
        renterAt: 'trip',
      },
      work.clock.now(),
    );
  });
}

/** By then the renter has walked away: a hold that was not made is not made any more. */
function hasWaitedTooLong({ createdAt }: PendingRequest, now: Temporal.Instant): boolean {
  const deadline = toInstant(createdAt).add({ minutes: bookingPolicy.abandonedAfterMinutes });
  return Temporal.Instant.compare(deadline, now) <= 0;
}

/** Held, or not wanted any more: the trip was cancelled or moved meanwhile. */
async function endOf(work: BookingWork, bookingId: string): Promise<Outcome> {
  const held = standingHold(await paymentsOf(work.database.kysely, bookingId));
  return held
    ? { status: 'accepted', result: { bookingId } }
    : { status: 'failure', errorCode: 'nothing_to_approve' };
}
