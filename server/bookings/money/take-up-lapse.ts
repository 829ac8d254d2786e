import { isPastHolding } from '../../../domain/booking-lifecycle.ts';
import { money } from '../../../domain/money.ts';
import { lockBooking } from '../record/booking-row.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { BookingWork } from '../record/work.ts';
import {
  endPayment,
  holdEndOf,
  LAPSED,
  type Payment,
  paymentsOf,
  standingHold,
  writePayment,
} from './payments.ts';

/** A hold whose end has come is read: whether the provider has let it go is for the provider to say. */
export async function takeUpLapseOf(work: BookingWork, bookingId: string): Promise<void> {
  const hold = standingHold(await paymentsOf(work.database.kysely, bookingId));
  if (hold && Temporal.Instant.compare(holdEndOf(hold), work.clock.now()) <= 0) {
    await takeUpLapse(work, hold);
  }
}

/**
 * The provider may have ended a hold that we did not release. Then the ledger says so, the page shows
 * it at once, and the booking is looked at for a new one.
 */
export async function takeUpLapse(work: BookingWork, hold: Payment): Promise<void> {
  const outcome = await work.paymentProvider
    .account(hold.account)
    .readPayment(hold.provider_ref ?? '');
  if (outcome.status !== 'released') return;
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, hold.booking_id);
    if (standingHold(await paymentsOf(tx, booking.id))?.id !== hold.id) return;
    const release = await writePayment(
      tx,
      {
        bookingId: booking.id,
        kind: 'deposit-release',
        amount: money(hold.amount, hold.currency),
        paymentMethodId: hold.payment_method_id,
        provider: hold.provider,
        key: `release:${hold.id}`,
        parentId: hold.id,
        reason: LAPSED,
      },
      now,
    );
    await endPayment(tx, release.id, { status: 'succeeded', ref: outcome.ref }, now);
    await showAtOnce(tx, booking, now);
    if (isPastHolding(booking.status)) return;
    work.log.warn(
      { bookingId: booking.id },
      'the hold of a deposit has ended; a new one is asked for',
    );
  });
}
