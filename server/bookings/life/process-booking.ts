import type { BookingActor } from '../../../domain/booking-actor.ts';
import { canTransition } from '../../../domain/booking-lifecycle.ts';
import { keepsDeposit } from '../../../domain/charges/claim-steps.ts';
import type { StepKind } from '../../../domain/history-step.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { releaseStandingHold } from '../money/give-back.ts';
import { isTaken, paymentsOf } from '../money/payments.ts';
import { stepFactsOf } from '../money/step-facts.ts';
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
  const { claims } = await stepFactsOf(tx, booking);
  if (keepsDeposit(claims)) {
    throw new Refusal(
      'booking_not_changeable',
      'A claim of this booking is open: its deposit stays held until it is settled.',
    );
  }
  await changeStatus(tx, booking, 'processed', await kindOf(tx, booking), now, { by });
  await releaseStandingHold(tx, booking, now);
}

async function kindOf(tx: Queries, { id, payment_profile }: BookingRow): Promise<StepKind> {
  if (payment_profile === 'business') return 'invoiced';
  return isTaken(await paymentsOf(tx, id)) ? 'deposit-taken' : 'deposit-released';
}
