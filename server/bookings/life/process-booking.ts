import type { BookingActor } from '../../../domain/booking-actor.ts';
import { canTransition } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { hasOpenDispute } from '../money/disputes.ts';
import { releaseStandingHold } from '../money/give-back.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { changeStatus } from '../record/change-status.ts';

/** The trip of a locked booking is over and nothing is owed: its deposit is let go. */
export async function processBooking(
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
  by?: BookingActor,
): Promise<void> {
  if (!canTransition(booking.status, 'processed')) {
    throw new Refusal(
      'booking_not_changeable',
      `Only a completed or reviewed booking can be processed; this one is ${booking.status}.`,
    );
  }
  if (await hasOpenDispute(tx, booking.id)) {
    throw new Refusal(
      'booking_not_changeable',
      'A payment of this booking is disputed: its deposit stays held until the bank has decided.',
    );
  }
  const reason = booking.payment_profile === 'business' ? 'invoiced' : 'deposit-released';
  await changeStatus(tx, booking, 'processed', reason, now, by);
  await releaseStandingHold(tx, booking, now);
}
