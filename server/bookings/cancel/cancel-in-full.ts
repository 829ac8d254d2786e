import type { RequestRecord } from '../../../contract/requests.ts';
import type { BookingActor } from '../../../domain/booking-actor.ts';
import { canTransition } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { writeRequest } from '../../requests/write-request.ts';
import { atBank } from '../money/disputes.ts';
import { endUntaken, everythingPaid } from '../money/give-back.ts';
import { wholeRefundSentence } from '../money/refund-sentence.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { requireNoOpenChange } from '../record/open-change.ts';
import type { NoticeWork } from '../record/work.ts';

/** We cannot keep a booking: whatever the hour, all that was paid goes back to where it came from. */
export async function cancelInFull(
  tx: Queries,
  work: NoticeWork,
  bookingId: string,
  by: BookingActor,
  kind: 'cancelled-by-support' | 'offer-declined' | 'no-car-left' = 'cancelled-by-support',
): Promise<RequestRecord> {
  const booking = await lockBooking(tx, bookingId);
  await requireNoOpenChange(tx, bookingId);
  const now = work.clock.now();
  const { back, said } = await planFullCancellation(tx, booking);
  await endUntaken(tx, booking, { to: 'cancelled', kind, by, back }, now);
  await notifyRenter(tx, work, booking, 'booking-cancelled', { refund: said });
  return writeRequest(tx, work.jobs, {
    kind: 'cancellation',
    userId: booking.user_id,
    payload: { bookingId, promised: back },
    bookingId,
    now,
  });
}

/** What goes back, and what the renter is told of it. Nothing is written. */
export async function planFullCancellation(db: Queries, booking: BookingRow) {
  if (!canTransition(booking.status, 'cancelled')) {
    throw new Refusal('booking_not_cancellable', `A booking that is ${booking.status} stays so.`);
  }
  const back = await everythingPaid(db, booking);
  return { back, said: wholeRefundSentence(back, await atBank(db, booking)) };
}
