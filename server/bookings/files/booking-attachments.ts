import { releasesCar } from '../../../domain/booking-lifecycle.ts';
import type { Deps } from '../../deps.ts';
import type { BookingData } from '../../mail/messages/booking-data.ts';
import type { AttachmentsOf } from '../../mail/send-mail.ts';
import type { Attachment } from '../../providers/mail/port.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { calendarFile, calendarMethod } from './calendar-file.ts';
import { invoicesFile } from './invoice-file.ts';

/** What emails about a booking carry, as it is when they are sent: a calendar learns of every change. */
export function bookingAttachments(deps: Deps): AttachmentsOf {
  const calendar = async ({ reference }: BookingData) => [
    await calendarAttachment(deps, await bookingCalled(deps, reference)),
  ];
  return {
    'booking-booked': async ({ reference }) => {
      const booking = await bookingCalled(deps, reference);
      return [await calendarAttachment(deps, booking), await invoicesAttachment(deps, booking)];
    },
    'booking-changed': calendar,
    'booking-cancelled': calendar,
    'deposit-failed': async ({ reference }) => {
      const booking = await bookingCalled(deps, reference);
      return releasesCar(booking.status) ? [await calendarAttachment(deps, booking)] : [];
    },
  };
}

function bookingCalled({ database }: Deps, reference: string): Promise<BookingRow> {
  const query = database.kysely.selectFrom('bookings').selectAll();
  return query.where('reference', '=', reference).executeTakeFirstOrThrow();
}

async function calendarAttachment(deps: Deps, booking: BookingRow): Promise<Attachment> {
  return {
    filename: `handover-${booking.reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(booking)}`,
    content: new TextEncoder().encode(await calendarFile(deps, booking)),
  };
}

async function invoicesAttachment(deps: Deps, booking: BookingRow): Promise<Attachment> {
  return {
    filename: `handover-${booking.reference}.pdf`,
    contentType: 'application/pdf',
    content: await invoicesFile(deps, booking),
  };
}
