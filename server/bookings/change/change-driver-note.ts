import { isChangeable } from '../../../domain/policies/modification.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { type BookingRow, lockBooking, requireOwnBooking } from '../record/booking-row.ts';

/** What our driver should know, until they stand at the door. */
export async function changeDriverNote(
  tx: Queries,
  bookingId: string,
  userId: string,
  driverNote: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await requireOwnBooking(tx, bookingId, userId);
  const booking = await lockBooking(tx, bookingId);
  const verdict = isNoteChangeable(booking, now);
  if (!verdict.ok) throw new Refusal(verdict.code, 'The car is delivered, or will not be.');
  await tx
    .updateTable('bookings')
    .set({ driver_note: driverNote, updated_at: toDate(now) })
    .where('id', '=', booking.id)
    .execute();
}

/** Costs nothing and moves nothing, so no hours before delivery are too few. */
export const isNoteChangeable = ({ status, starts_at }: BookingRow, now: Temporal.Instant) =>
  isChangeable({ status, startsAt: toInstant(starts_at) }, { modificationHours: 0 }, now);
