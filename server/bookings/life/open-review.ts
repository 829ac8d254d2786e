import type { StaffActor } from '../../../domain/booking-actor.ts';
import { canTransition } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { lockBooking } from '../record/booking-row.ts';
import { changeStatus } from '../record/change-status.ts';

/** Damage was reported: the deposit stays held until somebody has looked. */
export async function openReview(
  tx: Queries,
  bookingId: string,
  { reason, by }: { readonly reason: string; readonly by: StaffActor },
  now: Temporal.Instant,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!canTransition(booking.status, 'review')) {
    throw new Refusal(
      'booking_not_changeable',
      `Only a completed booking can be reviewed; this one is ${booking.status}.`,
    );
  }
  await changeStatus(tx, booking, 'review', 'damage-reported', now, { by, detail: reason });
}
