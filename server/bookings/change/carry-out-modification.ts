import type { ChangeFailure } from '../../../contract/requests.ts';
import { isOpenToRenter } from '../../../domain/booking-lifecycle.ts';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { toInstant } from '../../db/instant.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import { outcomeFor, writeOutcome } from '../money/ask-provider.ts';
import { type Payment, paymentsOf, writePayment } from '../money/payments.ts';
import { settlePayments } from '../money/settle-payments.ts';
import { lockBooking } from '../record/booking-row.ts';
import { freeChange } from '../record/occupy.ts';
import type { BookingWork } from '../record/work.ts';
import { applyChange } from './apply-change.ts';
import type { SettledChange } from './create-modification.ts';

interface Payload {
  readonly bookingId: string;
  readonly change: SettledChange;
}

/** Charges what a longer trip costs, then changes the booking; a refused charge changes nothing. */
export async function carryOutModification(
  work: BookingWork,
  request: PendingRequest,
): Promise<Outcome> {
  const { bookingId, change } = request.payload as Payload;
  const isLate = hasWaitedTooLong(request, work.clock.now());
  const charge = await chargeOf(work, request, change, isLate);
  if (charge === 'too-late') return dropUncharged(work, request.id);
  if (charge) {
    const outcome = await outcomeFor(work, charge, isLate);
    if (outcome.status === 'waiting') {
      const { clientSecret } = outcome;
      return { status: 'waiting', awaiting: { kind: 'card_authentication', clientSecret } };
    }
    if (outcome.status !== 'succeeded') return dropChange(work, request.id, charge, outcome);
  }
  const notMade = await applyChange(work, request.id, bookingId, change, charge);
  await settlePayments(work, bookingId);
  return notMade
    ? { status: 'failure', errorCode: notMade }
    : { status: 'accepted', result: { bookingId } };
}

async function chargeOf(
  work: BookingWork,
  request: PendingRequest,
  { settlement }: SettledChange,
  isLate: boolean,
): Promise<Payment | 'too-late' | null> {
  if (settlement.charge.amount === 0) return null;
  const { bookingId } = request.payload as Payload;
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const key = `change:${request.id}`;
    const isBegun = (await paymentsOf(tx, bookingId)).some(
      (payment) => payment.idempotency_key === key,
    );
    // A booking that has ended meanwhile is not changed, so nothing is charged for it any more.
    if (!isBegun && !isOpenToRenter(booking.status)) return null;
    if (!isBegun && isLate) return 'too-late';
    return writePayment(
      tx,
      {
        bookingId,
        kind: 'charge',
        amount: settlement.charge,
        paymentMethodId: booking.payment_method_id,
        provider: work.paymentProvider.name,
        key,
        renterAt: 'trip',
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

async function dropUncharged(work: BookingWork, requestId: string): Promise<Outcome> {
  await freeChange(work.database.kysely, requestId);
  return { status: 'failure', errorCode: 'change_not_made' satisfies ChangeFailure };
}

async function dropChange(
  work: BookingWork,
  requestId: string,
  charge: Payment,
  outcome: PaymentOutcome,
): Promise<Outcome> {
  await work.database.kysely.transaction().execute(async (tx) => {
    await writeOutcome(tx, charge, outcome, work.clock.now());
    await freeChange(tx, requestId);
  });
  return {
    status: 'failure',
    errorCode: outcome.status === 'failed' ? outcome.code : 'authentication_failed',
  };
}
