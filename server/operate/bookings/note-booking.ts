import type { z } from 'zod';
import type { NoteRequest } from '../../../contract/operate/desk-bookings.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { type DeskWork, recordDeed } from './record-deed.ts';

/** For colleagues. The audit log says that there is a note; what it says may have to be forgotten one day. */
export const noteBooking = (
  tx: Queries,
  work: Pick<DeskWork, 'clock'>,
  booking: BookingRow,
  { text, driverIsSafe = false }: z.infer<typeof NoteRequest>,
  actor: string,
): Promise<void> => {
  const deed = { verb: 'note' as const, actor, ...(driverIsSafe && { asked: { driverIsSafe } }) };
  return recordDeed(tx, work, booking, deed, async () => {
    const at = toDate(work.clock.now());
    await tx
      .insertInto('desk_notes')
      .values({
        booking_id: booking.id,
        user_id: null,
        text,
        author: actor,
        at,
        driver_is_safe: driverIsSafe,
      })
      .execute();
  });
};
