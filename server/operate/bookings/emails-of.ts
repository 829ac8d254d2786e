import type { SentEmail } from '../../../contract/operate/desk-bookings.ts';
import type { Queries } from '../../db/connect.ts';
import { emailText } from '../../mail/email-text.ts';
import { mailOfBooking } from '../../mail/mail-of-booking.ts';
import {
  emailOf,
  isReadable,
  type Template,
  type TemplateData,
} from '../../mail/messages/templates.ts';

/** What was sent about a booking, to the letter, the newest first. Links to pay stand in a list of their own. */
export async function emailsOf(db: Queries, bookingId: string): Promise<SentEmail[]> {
  const rows = await mailOfBooking(db, bookingId);
  return rows.toReversed().flatMap(({ template, data, ...row }) => {
    if (!isReadable(template)) return [];
    const email = emailOf(template, data as TemplateData<Template>);
    return {
      id: row.id,
      subject: email.subject,
      text: emailText(email),
      to: row.recipient,
      status: row.status,
      at: (row.sent_at ?? row.created_at).toISOString(),
    };
  });
}
