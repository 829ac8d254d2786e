import { sql } from 'kysely';
import { toDeliver } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

/** Trips whose renter cannot be written to: an email was refused for good, and their address is still the one it went to. */
export async function mailNeeds(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .innerJoin('users', 'users.id', 'outgoing_mail.user_id')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.user_id', '=', 'users.id')
        // The event that an email tells names its booking.
        .on(sql<boolean>`outgoing_mail.event_key LIKE '%:' || bookings.id || '%'`),
    )
    .select(tripColumns)
    .select(['outgoing_mail.created_at', 'bookings.status'])
    .distinctOn('bookings.id')
    .where('outgoing_mail.status', '=', 'failed')
    .whereRef('outgoing_mail.recipient', '=', 'users.email')
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', [...toDeliver, 'active'])
    .orderBy('bookings.id')
    .orderBy('outgoing_mail.created_at')
    .execute();
  return rows.map((row) => ({
    kind: 'email-failed',
    row,
    by: row.status === 'active' ? null : toInstant(row.starts_at),
    since: toInstant(row.created_at),
  }));
}
