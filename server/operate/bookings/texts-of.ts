import type { SentText } from '../../../contract/operate/desk-bookings.ts';
import type { Queries } from '../../db/connect.ts';

/** What the renter was texted about a booking, and whether it arrived. */
export async function textsOf(db: Queries, bookingId: string): Promise<SentText[]> {
  const rows = await db
    .selectFrom('outgoing_texts')
    .select(['id', 'body', 'recipient', 'status', 'failure', 'created_at', 'sent_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, created_at, sent_at, ...text }) => ({
    ...text,
    to: recipient,
    at: (sent_at ?? created_at).toISOString(),
  }));
}
