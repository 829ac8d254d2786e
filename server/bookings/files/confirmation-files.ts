import type { Deps } from '../../deps.ts';
import type { BookingData } from '../../mail/messages/booking-data.ts';
import type { Attachment } from '../../providers/mail/port.ts';
import { getBooking } from '../read/get-booking.ts';
import { bookingOf } from '../record/booking-row.ts';
import { calendarFile } from './calendar-file.ts';
import { receiptFile } from './receipt-file.ts';

/** What a confirmation carries: the appointments and the receipt, as they are when it is sent. */
export function confirmationFiles(deps: Deps) {
  return async ({ reference }: BookingData): Promise<Attachment[]> => {
    const db = deps.database.kysely;
    const { id, user_id } = await db
      .selectFrom('bookings')
      .select(['id', 'user_id'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const booking = await getBooking(db, deps, id, user_id);
    return [
      {
        filename: `handover-${reference}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: new TextEncoder().encode(await calendarFile(deps, await bookingOf(db, id))),
      },
      {
        filename: `handover-${reference}.pdf`,
        contentType: 'application/pdf',
        content: await receiptFile(deps, booking, user_id),
      },
    ];
  };
}
