import { isOpenToRenter } from '../../domain/booking-lifecycle.ts';
import type { Queries } from '../db/connect.ts';
import type { BookingRow } from './booking-row.ts';
import { everythingPaid, refundToCard } from './give-back.ts';

/** Money that came for a booking which has ended meanwhile goes back whole. */
export async function refundUnwanted(
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  if (isOpenToRenter(booking.status)) return; // it was taken up by another worker: all is well
  const { toCard } = await everythingPaid(tx, booking);
  await refundToCard(tx, booking, toCard, 'late-payment', now);
  await lookAgain(tx, booking, now);
}

/** The refund is carried out by the next look at the booking. */
export async function lookAgain(
  tx: Queries,
  booking: Pick<BookingRow, 'id'>,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ next_step_at: now.toString() })
    .where('id', '=', booking.id)
    .execute();
}
