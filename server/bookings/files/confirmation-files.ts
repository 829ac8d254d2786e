import type { Deps } from '../../deps.ts';
import type { BookingData } from '../../mail/messages/booking-data.ts';
import type { Attachment } from '../../providers/mail/port.ts';
import { calendarFile } from './calendar-file.ts';
import { invoicesFile } from './invoice-file.ts';

/** What a confirmation carries: the appointments and the invoice, as they are when it is sent. */
export function confirmationFiles(deps: Deps) {
  return async ({ reference }: BookingData): Promise<Attachment[]> => {
    const db = deps.database.kysely;
    const booking = await db
      .selectFrom('bookings')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return [
      {
        filename: `handover-${reference}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: new TextEncoder().encode(await calendarFile(deps, booking)),
      },
      {
        filename: `handover-${reference}.pdf`,
        contentType: 'application/pdf',
        content: await invoicesFile(deps, booking),
      },
    ];
  };
}
