import type { ChangeFailure } from '../../../contract/requests.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { isStillChangeable } from '../../../domain/policies/modification.ts';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { toInstant } from '../../db/instant.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import { awaitingOf } from '../../wallet/awaiting-of.ts';
import { outcomeFor, type Waited, writeOutcome } from '../money/ask-provider.ts';
import { type Payment, paymentsOf, writePayment } from '../money/payments.ts';
import { settlePayments } from '../money/settle-payments.ts';
import { bookingOf, lockBooking } from '../record/booking-row.ts';
import { notifyRenter } from '../record/notify-renter.ts';
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
  const waited = await howLong(work, request);
  const charge = await chargeOf(work, request, change, waited);
  if (charge === 'too-late') return dropUnpaid(work, request);
  if (charge) {
    const outcome = await outcomeFor(work, charge, waited);
    if (outcome.status === 'waiting') {
      if (waited !== 'short') await askForApproval(work, request, charge);
      const until = approvedBy(request).toString();
      const account = work.paymentProvider.account(charge.account);
      const awaiting = awaitingOf('card_authentication', account, outcome);
      return { status: 'waiting', awaiting: { ...awaiting, until } };
    }
    if (outcome.status !== 'succeeded') {
      const unpaid = { charge, outcome };
      return waited === 'short'
        ? dropRefused(work, request.id, unpaid)
        : dropUnpaid(work, request, unpaid);
    }
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
  { settlement, isOut = false }: SettledChange,
  waited: Waited,
): Promise<Payment | 'too-late' | null> {
  if (settlement.charge.amount === 0) return null;
  const { bookingId } = request.payload as Payload;
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const begun = (await paymentsOf(tx, bookingId)).find(isOf(request));
    if (begun) return begun;
    // A booking that has ended meanwhile is not changed, so nothing is charged for it any more.
    if (!isStillChangeable(booking.status, isOut)) return null;
    if (waited !== 'short') return 'too-late';
    return writePayment(
      tx,
      {
        bookingId,
        kind: 'charge',
        amount: settlement.charge,
        paymentMethodId: booking.payment_method_id,
        provider: work.paymentProvider.name,
        key: `change:${request.id}`,
        requestId: request.id,
        renterAt: 'trip',
      },
      work.clock.now(),
    );
  });
}

const isOf =
  ({ id }: PendingRequest) =>
  ({ request_id }: Payment) =>
    request_id === id;

/**
 * After a while the renter has left the page: a charge that was not made is not made any more, and one that
 * waits for their bank waits for its stated time. Another card ends it, for what it was to be charged to.
 */
async function howLong(work: BookingWork, request: PendingRequest): Promise<Waited> {
  const { bookingId } = request.payload as Payload;
  const { abandonedAfterMinutes } = bookingPolicy;
  const hasPassed = (at: Temporal.Instant) => Temporal.Instant.compare(at, work.clock.now()) <= 0;
  const db = work.database.kysely;
  const charge = (await paymentsOf(db, bookingId)).find(isOf(request));
  const { payment_method_id } = await bookingOf(db, bookingId);
  const isOnOtherCard = charge !== undefined && charge.payment_method_id !== payment_method_id;
  if (isOnOtherCard || hasPassed(approvedBy(request))) return 'over';
  const leftAt = toInstant(request.createdAt).add({ minutes: abandonedAfterMinutes });
  return hasPassed(leftAt) ? 'gone' : 'short';
}

const approvedBy = ({ createdAt }: PendingRequest) =>
  toInstant(createdAt).add({ minutes: bookingPolicy.changeApprovedWithinMinutes });

/** Whoever has left the page learns by email that their bank waits for them, and how long we do. */
async function askForApproval(
  work: BookingWork,
  request: PendingRequest,
  charge: Payment,
): Promise<void> {
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, charge.booking_id);
    const { time_zone } = await requireCity(tx, booking.city_id);
    const said = {
      amount: formatMoney(money(charge.amount, charge.currency)),
      by: formatDateTime(toCityTime(approvedBy(request), time_zone)),
    };
    await notifyRenter(tx, work, booking, 'change-approval', said, request.id);
  });
}

interface Unpaid {
  readonly charge: Payment;
  readonly outcome: PaymentOutcome;
}

/** Refused before its renter's eyes: they read why, and choose what they do. */
async function dropRefused(
  work: BookingWork,
  requestId: string,
  { charge, outcome }: Unpaid,
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

/** Whoever has left the page waits for the change, and may have been asked for their approval: they are emailed. */
async function dropUnpaid(
  work: BookingWork,
  request: PendingRequest,
  unpaid?: Unpaid,
): Promise<Outcome> {
  const { bookingId, change } = request.payload as Payload;
  const errorCode = await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (unpaid) await writeOutcome(tx, unpaid.charge, unpaid.outcome, work.clock.now());
    await freeChange(tx, request.id);
    if (!isStillChangeable(booking.status, change.isOut ?? false)) return 'booking_not_changeable';
    const said = { refund: '', isUnpaid: true };
    await notifyRenter(tx, work, booking, 'change-not-made', said, request.id);
    return 'change_not_paid' satisfies ChangeFailure;
  });
  return { status: 'failure', errorCode };
}
