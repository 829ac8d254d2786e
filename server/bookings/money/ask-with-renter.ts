import { bookingPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { type PaymentOutcome, PaymentsUnavailable } from '../../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import { awaitingOf } from '../../wallet/awaiting-of.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import type { BookingWork } from '../record/work.ts';
import { outcomeFor } from './ask-provider.ts';
import { type NewPayment, type Payment, paymentsOf, writePayment } from './payments.ts';

interface RenterAsk {
  readonly bookingId: string;
  /** What the provider tells its attempts apart by. */
  readonly key: string;
  readonly isAttempt: (payment: Payment) => boolean;
  /** What was asked for before is finished first, so that a card is never asked twice. */
  readonly finishOthers: () => Promise<unknown>;
  /** Null when there is nothing to ask for any more. */
  readonly wanted: (
    tx: Queries,
    booking: BookingRow,
  ) => Promise<Pick<NewPayment, 'kind' | 'amount' | 'claimId'> | null>;
  readonly finish: (attempt: Payment, outcome: PaymentOutcome) => Promise<void>;
  /** Done, or not wanted any more. */
  readonly end: () => Promise<Outcome>;
}

/** Asks a card for money while its renter is there to answer the bank. May be run any number of times. */
export async function askWithRenter(
  work: BookingWork,
  request: PendingRequest,
  ask: RenterAsk,
): Promise<Outcome> {
  const isLate = hasWaitedTooLong(request, work.clock.now());
  const attempt = await attemptFor(work, request.id, ask, isLate);
  if (!attempt) return ask.end();
  const outcome = await outcomeFor(work, attempt, isLate ? 'over' : 'short');
  if (outcome.status === 'waiting') {
    const account = work.paymentProvider.account(attempt.account);
    return { status: 'waiting', awaiting: awaitingOf('card_authentication', account, outcome) };
  }
  await ask.finish(attempt, outcome);
  if (outcome.status === 'held' || outcome.status === 'succeeded') return ask.end();
  const code = outcome.status === 'failed' ? outcome.code : 'authentication_failed';
  return { status: 'failure', errorCode: code };
}

/** The one attempt of this request; none when it is not wanted any more, or when the renter has gone. */
async function attemptFor(
  work: BookingWork,
  requestId: string,
  { bookingId, key, isAttempt, finishOthers, wanted }: RenterAsk,
  isLate: boolean,
): Promise<Payment | null> {
  const find = async (db: Queries) => {
    const attempts = (await paymentsOf(db, bookingId)).filter(isAttempt);
    const own = attempts.find(({ request_id }) => request_id === requestId);
    return { own, other: attempts.find((one) => one !== own && one.status === 'pending') };
  };
  const { own, other } = await find(work.database.kysely);
  if (!own && other) await finishOthers();
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const now = await find(tx);
    if (now.own) return now.own;
    if (now.other) throw new PaymentsUnavailable('another attempt is still under way');
    const payment = isLate ? null : await wanted(tx, booking);
    if (!payment) return null;
    return writePayment(
      tx,
      {
        ...payment,
        bookingId,
        paymentMethodId: booking.payment_method_id,
        provider: work.paymentProvider.name,
        key,
        requestId,
        renterAt: 'trip',
      },
      work.clock.now(),
    );
  });
}

/** By then the renter has walked away: what was not asked for is not asked for any more. */
function hasWaitedTooLong({ createdAt }: PendingRequest, now: Temporal.Instant): boolean {
  const deadline = toInstant(createdAt).add({ minutes: bookingPolicy.abandonedAfterMinutes });
  return Temporal.Instant.compare(deadline, now) <= 0;
}
