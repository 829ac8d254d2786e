import { lastCancellation } from '../../../domain/policies/cancellation.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { planCancellation } from '../cancel/cancel-booking.ts';
import { endUntaken } from '../money/give-back.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { BookingWork } from '../record/work.ts';

/** A renter who did not come has cancelled at the last moment: the car is free again, and what is due goes back. */
export async function endAsNoShow(
  work: BookingWork,
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const at = lastCancellation(toInstant(booking.starts_at));
  const { to, refund, withheld, said } = await planCancellation(tx, work, booking, at);
  await endUntaken(tx, booking, { to, kind: 'no-show', back: refund, withheld }, now);
  await notifyRenter(tx, work, booking, 'no-show', { refund: said });
}
