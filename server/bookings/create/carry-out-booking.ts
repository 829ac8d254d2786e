import { creationOutcome } from '../../../domain/booking-lifecycle.ts';
import { money } from '../../../domain/money.ts';
import { isDepositDue } from '../../../domain/policies/deposit-schedule.ts';
import { toInstant } from '../../db/instant.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import { awaitingOf } from '../../wallet/awaiting-of.ts';
import { notifyDrivers } from '../drivers/notify-drivers.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import { askProvider, writeOutcome } from '../money/ask-provider.ts';
import { authoriseDeposit } from '../money/authorise-deposit.ts';
import { endUntaken, everythingPaid } from '../money/give-back.ts';
import { type Payment, paymentsOf, writePayment } from '../money/payments.ts';
import { refundUnwanted } from '../money/refund-unwanted.ts';
import { type BookingRow, bookingOf, lockBooking } from '../record/booking-row.ts';
import { changeStatus } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { BookingWork } from '../record/work.ts';
import { abandonBooking, isAbandoned } from './abandon-booking.ts';

/** Charges a new booking and decides on its deposit. May be run any number of times. */
export async function carryOutBooking(
  work: BookingWork,
  { payload }: PendingRequest,
): Promise<Outcome> {
  const { bookingId } = payload as { readonly bookingId: string };
  const booking = await bookingOf(work.database.kysely, bookingId);
  if (booking.status !== 'pending') return endOf(work, booking);
  if (isAbandoned(booking, work.clock.now())) {
    await abandonBooking(work, bookingId);
    return endOf(work, await bookingOf(work.database.kysely, bookingId));
  }

  const charge = await chargeOf(work, bookingId);
  if (charge) {
    const outcome = await askProvider(work, charge);
    if (outcome.status === 'waiting') return waitingFor(work, bookingId, outcome);
    await finishCharge(work, charge, outcome);
    if (outcome.status !== 'succeeded')
      return endOf(work, await bookingOf(work.database.kysely, bookingId));
  } else {
    await acceptUncharged(work, bookingId);
  }

  const paid = await bookingOf(work.database.kysely, bookingId);
  if (paid.status === 'pending' || wantsDepositNow(work, paid)) {
    const hold = await authoriseDeposit(work, bookingId, 'checkout');
    if (hold?.status === 'waiting') return waitingFor(work, bookingId, hold);
  }
  return endOf(work, await bookingOf(work.database.kysely, bookingId));
}

/**
 * Nothing to charge: a company pays by invoice, and credit or a promo code may cover it all. Written
 * under the lock: whoever ends the booking afterwards finds the charge and sees to it.
 */
async function chargeOf(work: BookingWork, bookingId: string): Promise<Payment | null> {
  return work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking.status !== 'pending') return null;
    if (booking.payment_profile === 'business' || booking.total === 0) return null;
    return writePayment(
      tx,
      {
        bookingId,
        kind: 'charge',
        amount: money(booking.total, booking.currency),
        paymentMethodId: booking.payment_method_id,
        provider: work.paymentProvider.name,
        key: `charge:${bookingId}`,
        renterAt: 'checkout',
      },
      work.clock.now(),
    );
  });
}

/**
 * Writes what became of the charge and moves the booking, together. An answer that comes after the
 * booking was given up or cancelled still counts: the money is given back.
 */
export async function finishCharge(
  work: BookingWork,
  charge: Payment,
  outcome: PaymentOutcome,
): Promise<void> {
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, charge.booking_id);
    const isNews = await writeOutcome(tx, charge, outcome, now);
    if (outcome.status === 'succeeded') {
      if (isNews) await refundUnwanted(tx, work, booking, charge, now);
      await issueOwedInvoices(tx, booking.id, now);
      if (booking.status !== 'pending') return;
      if (!wantsDepositNow(work, booking)) {
        await changeStatus(tx, booking, 'security-deposit-pending', 'paid', now);
        await notifyRenter(tx, work, booking, 'booking-booked', {});
      }
      return;
    }
    if (booking.status !== 'pending') return;
    const back = await everythingPaid(tx, booking);
    const step =
      outcome.status === 'failed'
        ? ({ kind: 'payment-declined', detail: outcome.code.replaceAll('_', '-') } as const)
        : ({ kind: 'abandoned' } as const);
    await endUntaken(tx, booking, { to: 'payment-failed', ...step, back }, now);
    await notifyRenter(tx, work, booking, 'payment-failed', { outcome: 'declined' });
  });
}

async function acceptUncharged(work: BookingWork, bookingId: string): Promise<void> {
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking.status !== 'pending') return;
    if (booking.payment_profile === 'business') {
      await changeStatus(tx, booking, 'booked', 'company-account', now);
    } else if (wantsDepositNow(work, booking)) {
      await issueOwedInvoices(tx, bookingId, now);
      return; // the deposit decides, below
    } else {
      await changeStatus(tx, booking, 'security-deposit-pending', 'paid', now);
    }
    await issueOwedInvoices(tx, bookingId, now);
    await notifyRenter(tx, work, booking, 'booking-booked', {});
  });
}

function wantsDepositNow({ clock }: BookingWork, booking: BookingRow): boolean {
  if (booking.payment_profile === 'business') return false;
  return isDepositDue(toInstant(booking.starts_at), clock.now());
}

async function endOf(work: BookingWork, booking: BookingRow): Promise<Outcome> {
  if (creationOutcome(booking.status) === 'failure') {
    const payments = await paymentsOf(work.database.kysely, booking.id);
    const refused = payments.findLast(
      ({ kind, status }) => kind === 'charge' && status === 'failed',
    );
    return { status: 'failure', errorCode: refused?.failure_code ?? booking.status };
  }
  await work.database.kysely.transaction().execute((tx) => notifyDrivers(tx, work, booking));
  return {
    status: 'accepted',
    result: { bookingId: booking.id, reference: booking.reference, status: booking.status },
  };
}

async function waitingFor(
  { database, paymentProvider }: BookingWork,
  bookingId: string,
  outcome: Extract<PaymentOutcome, { status: 'waiting' }>,
): Promise<Outcome> {
  const payments = await paymentsOf(database.kysely, bookingId);
  const waiting = payments.find(({ provider_ref }) => provider_ref === outcome.ref);
  const account = paymentProvider.account(waiting?.account ?? 'main');
  return { status: 'waiting', awaiting: awaitingOf('card_authentication', account, outcome) };
}
