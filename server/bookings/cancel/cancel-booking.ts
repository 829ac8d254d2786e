import type { RequestRecord } from '../../../contract/requests.ts';
import type { BookingActor } from '../../../domain/booking-actor.ts';
import { statusAfterUserCancel } from '../../../domain/booking-lifecycle.ts';
import { add } from '../../../domain/money.ts';
import { refundFor, withheldRefund } from '../../../domain/policies/cancellation.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { writeRequest } from '../../requests/write-request.ts';
import { atBank } from '../money/disputes.ts';
import { endUntaken } from '../money/give-back.ts';
import { refundSentence } from '../money/refund-sentence.ts';
import { type BookingRow, lockBooking, requireOwnBooking } from '../record/booking-row.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { requireNoOpenChange } from '../record/open-change.ts';
import type { BookingWork } from '../record/work.ts';
import { cancellationFacts, cancellationRules } from './cancellation-facts.ts';

/**
 * Cancels at once: status, car and what is owed are one transaction, so nothing that happens later
 * can change what the renter was promised. The request then moves the money.
 */
export async function cancelBooking(
  tx: Queries,
  work: Pick<BookingWork, 'siteUrl' | 'clock' | 'settings' | 'jobs'>,
  bookingId: string,
  userId: string,
  by: BookingActor = 'renter',
): Promise<RequestRecord> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  await requireNoOpenChange(tx, bookingId);
  const now = work.clock.now();
  const { to, refund, withheld, said } = await planCancellation(tx, work, booking, now);
  await endUntaken(tx, booking, { to, kind: 'user-cancel', by, back: refund, withheld }, now);
  await notifyRenter(tx, work, booking, 'booking-cancelled', { refund: said });
  return writeRequest(tx, work.jobs, {
    kind: 'cancellation',
    userId,
    payload: { bookingId, promised: { toCard: refund.toCard, toCredit: refund.toCredit } },
    bookingId,
    now,
  });
}

/** What a cancellation at a moment comes to by the rules, and what the renter is told of it. Nothing is written. */
export async function planCancellation(
  db: Queries,
  { settings }: Pick<BookingWork, 'settings'>,
  booking: BookingRow,
  now: Temporal.Instant,
) {
  const facts = await cancellationFacts(db, booking);
  const rules = cancellationRules(settings, booking.currency);
  const refund = refundFor(facts, rules, now);
  const to = statusAfterUserCancel(booking.status);
  if (!refund.ok) throw new Refusal(refund.code, 'This booking cannot be cancelled any more.');
  if (!to) throw new Refusal('booking_not_cancellable', 'This booking cannot be cancelled.');
  const { waits, returned } = await atBank(db, booking);
  const withheld = withheldRefund(facts, rules, now, waits);
  const said = refundSentence(refund, { waits: add(withheld.toCard, withheld.toCredit), returned });
  return { to, refund, withheld, said };
}
