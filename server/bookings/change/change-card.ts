import type { HandoverMode } from '../../../domain/handovers/mode.ts';
import { mayChangeCard } from '../../../domain/policies/card-change.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { choosePayment } from '../create/choose-payment.ts';
import { type BookingRow, lockBooking, requireOwnBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { dropOpenApproval } from '../record/open-approval.ts';
import { openChange, requirePaid } from '../record/open-change.ts';
import { sealedEndsOf } from '../record/recorded-ends.ts';

type CardWork = Pick<Deps, 'clock' | 'settings' | 'jobs' | 'paymentProvider'>;

/**
 * Another card for what is due from now on: the deposit, its renewals, the difference of a change. A
 * hold that stands on the old card is taken anew on this one and then let go, by the next look.
 */
export async function changeCard(
  tx: Queries,
  work: CardWork,
  bookingId: string,
  userId: string,
  methodId: string,
): Promise<void> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  requirePaid(booking);
  const city = await requireCity(tx, booking.city_id);
  await requireUndelivered(tx, booking, city.handovers, work.clock.now());
  await choosePayment(tx, work, userId, { profile: 'personal', methodId }, city);
  if (booking.payment_method_id !== methodId) await writeCard(tx, work, booking, methodId);
}

async function requireUndelivered(
  tx: Queries,
  booking: BookingRow,
  handovers: HandoverMode,
  now: Temporal.Instant,
): Promise<void> {
  const { deliveredAt } = await sealedEndsOf(tx, booking.id);
  const { status, payment_profile: profile } = booking;
  const facts = { status, profile, startsAt: toInstant(booking.starts_at), handovers, deliveredAt };
  const verdict = mayChangeCard(facts, now);
  if (!verdict.ok) throw new Refusal(verdict.code, 'This booking takes no other card any more.');
}

async function writeCard(
  tx: Queries,
  { clock, jobs }: CardWork,
  booking: BookingRow,
  methodId: string,
): Promise<void> {
  const now = clock.now();
  await tx
    .updateTable('bookings')
    .set({ payment_method_id: methodId, updated_at: toDate(now), next_step_at: toDate(now) })
    .where('id', '=', booking.id)
    .execute();
  const { id, status } = booking;
  await writeHistory(tx, {
    bookingId: id,
    from: status,
    to: status,
    kind: 'card-changed',
    by: 'renter',
    now,
  });
  await dropOpenApproval(tx, clock, booking);
  const change = await openChange(tx, id);
  if (change) await jobs.enqueue(tx, 'requests', { requestId: change.id }); // it was to be paid by the other
  await jobs.enqueue(tx, 'bookings', { bookingId: id });
}
