import { toDate } from '../db/instant.ts';
import type { Workers } from '../jobs/jobs.ts';
import type { PaymentAccount } from '../providers/payments/port.ts';
import { accountOfWebhook } from '../providers/payments/webhook-name.ts';
import type { RequestKinds } from '../requests/carry-out-request.ts';
import type { WebhookHandlers } from '../webhooks/handle-event.ts';
import { carryOutModification } from './change/carry-out-modification.ts';
import { carryOutClaimPayment } from './claims/carry-out-claim-payment.ts';
import { carryOutBooking } from './create/carry-out-booking.ts';
import { advanceBooking } from './life/advance-booking.ts';
import { carryOutCancellation } from './life/carry-out-cancellation.ts';
import { carryOutApproval } from './money/carry-out-approval.ts';
import { type Payment, paymentsOf, standingHold } from './money/payments.ts';
import { takeUpLapse } from './money/take-up-lapse.ts';
import type { BookingWork } from './record/work.ts';

export function bookingKinds(work: BookingWork): RequestKinds {
  return {
    booking: (request) => carryOutBooking(work, request),
    modification: (request) => carryOutModification(work, request),
    deposit: (request) => carryOutApproval(work, request),
    claim: (request) => carryOutClaimPayment(work, request),
    cancellation: (request) => carryOutCancellation(work, request),
  };
}

/**
 * Money may have moved for these, so no worker gives them up: the sweep tries again until there is an
 * answer, or until whoever waits for it has walked away.
 */
export const neverGivenUp: ReadonlySet<string> = new Set([
  'booking',
  'modification',
  'deposit',
  'claim',
  'statementPayment',
]);

export function bookingJobs(work: BookingWork): Pick<Workers, 'bookings'> {
  return { bookings: { run: ({ bookingId }) => advanceBooking(work, bookingId) } };
}

/** However long ago it was taken: whatever the provider has to say about it is read. */
async function readSoon(
  { database, clock, paymentProvider }: BookingWork,
  account: PaymentAccount,
  ref: string,
): Promise<void> {
  await database.kysely
    .updateTable('payments')
    .set({ check_again_at: toDate(clock.now()) })
    .where('provider', '=', paymentProvider.name)
    .where('account', '=', account.name)
    .where('kind', '=', 'refund')
    .where('provider_ref', '=', ref)
    .where('status', '=', 'succeeded')
    .execute();
}

/** The provider says that a payment changed: whoever waits for it looks again. */
export function paymentHandlers(work: BookingWork) {
  const from = (address: string) => accountOfWebhook(work.paymentProvider, address);
  const checkAgain = async (
    account: PaymentAccount,
    ref: string,
    kinds: readonly Payment['kind'][],
  ) => {
    const db = work.database.kysely;
    const payment = await db
      .selectFrom('payments')
      .select('booking_id')
      .where('provider', '=', work.paymentProvider.name)
      .where('account', '=', account.name)
      .where('kind', 'in', kinds)
      .where('provider_ref', '=', ref)
      .executeTakeFirst();
    if (!payment) return null; // not ours, or our own call has not been answered yet
    const open = await db
      .selectFrom('requests')
      .select('id')
      .where('booking_id', '=', payment.booking_id)
      .where('status', '=', 'pending')
      .execute();
    for (const { id } of open) await work.jobs.enqueue(db, 'requests', { requestId: id });
    await work.jobs.enqueue(db, 'bookings', { bookingId: payment.booking_id });
    return payment.booking_id;
  };
  const readHold = async (ref: string, bookingId: string) => {
    const hold = standingHold(await paymentsOf(work.database.kysely, bookingId));
    if (hold?.provider_ref === ref) await takeUpLapse(work, hold);
  };
  return {
    payment: async (ref: string, address: string) => {
      const bookingId = await checkAgain(from(address), ref, ['charge', 'deposit-hold']);
      if (bookingId) await readHold(ref, bookingId);
    },
    refund: async (ref: string, address: string) => {
      await readSoon(work, from(address), ref);
      await checkAgain(from(address), ref, ['refund']);
    },
  } satisfies WebhookHandlers;
}
