import type { DeskNote } from '../../../contract/operate/desk-text.ts';
import type { Queries } from '../../db/connect.ts';
import { peopleOf } from '../staff/people-of.ts';

type About = { readonly bookingId: string } | { readonly userId: string };

/** What colleagues wrote about a booking or a renter, the newest first. */
export async function notesOf(db: Queries, about: About): Promise<DeskNote[]> {
  const notes = db.selectFrom('desk_notes').select(['id', 'text', 'author', 'at']);
  const rows = await ('bookingId' in about
    ? notes.where('booking_id', '=', about.bookingId)
    : notes.where('user_id', '=', about.userId)
  )
    .orderBy('id', 'desc')
    .execute();
  const personOf = await peopleOf(
    db,
    rows.map(({ author }) => author),
  );
  return rows.map(({ id, text, author, at }) => ({
    id,
    text,
    at: at.toISOString(),
    by: personOf(author).name,
  }));
}
