import { toDeliver } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

/**
 * Trips whose renter cannot be written to: an email was refused for good, their address is still the one it went to, and
 * nothing has reached it since.
 */
export async function mailNeeds(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .innerJoin('bookings', 'bookings.id', 'outgoing_mail.booking_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(tripColumns)
    .select(['outgoing_mail.created_at', 'bookings.status'])
    .distinctOn('bookings.id')
    .where('outgoing_mail.status', '=', 'failed')
    .whereRef('outgoing_mail.recipient', '=', 'users.email')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outgoing_mail as later')
            .select('later.id')
            .whereRef('later.user_id', '=', 'users.id')
            .whereRef('later.recipient', '=', 'outgoing_mail.recipient')
            .whereRef('later.created_at', '>', 'outgoing_mail.created_at')
            .where('later.status', '=', 'sent'),
        ),
      ),
    )
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
