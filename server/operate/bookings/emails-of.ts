import type { SentEmail } from '../../../contract/operate/desk-bookings.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import { emailText } from '../../mail/email-text.ts';
import {
  emailOf,
  isTemplate,
  type Template,
  type TemplateData,
} from '../../mail/messages/templates.ts';

/** What the renter was sent about a booking, to the letter; the event that an email tells names its booking. */
export async function emailsOf(db: Queries, { id, user_id }: BookingRow): Promise<SentEmail[]> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('event_key', 'like', `%:${id}%`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ template, data, ...row }) => {
    if (!isTemplate(template)) return [];
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
