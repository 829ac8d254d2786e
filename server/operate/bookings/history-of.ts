import type { HistoryStep } from '../../../contract/operate/desk-bookings.ts';
import type { BookingActor } from '../../../domain/booking-actor.ts';
import type { Queries } from '../../db/connect.ts';
import { peopleOf } from '../staff/people-of.ts';

const STAFF = 'staff ';

/** What happened to a booking, and who did it. */
export async function historyOf(db: Queries, bookingId: string): Promise<HistoryStep[]> {
  const rows = await db
    .selectFrom('booking_history')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  const personOf = await peopleOf(
    db,
    rows.flatMap(({ actor }) => (actor.startsWith(STAFF) ? actor.slice(STAFF.length) : [])),
  );
  const byOf = (actor: BookingActor): HistoryStep['by'] => {
    if (actor === 'renter' || actor === 'clock' || actor === 'provider') {
      return { kind: actor, name: null };
    }
    return { kind: 'staff', name: personOf(actor.slice(STAFF.length)).name };
  };
  return rows.map(({ at, from_status, to_status, kind, detail, actor }) => ({
    at: at.toISOString(),
    from: from_status,
    to: to_status,
    kind,
    detail,
    by: byOf(actor),
  }));
}
