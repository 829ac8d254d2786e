import type { PhoneBookings } from '../../../contract/operate/phone-bookings.ts';
import { money } from '../../../domain/money.ts';
import { phoneBookingState } from '../../../domain/policies/phone-booking.ts';
import { phoneBookingPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';

const MOST_LINKS = 100;

/** What was sent to renters on the phone in the last days, the newest first. */
export async function listLinks(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<PhoneBookings> {
  const since = now.subtract({ hours: phoneBookingPolicy.listedDays * 24 });
  const rows = await db
    .selectFrom('phone_bookings as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .innerJoin('cars', 'cars.id', 'link.car_id')
    .leftJoin('bookings', 'bookings.id', 'link.booking_id')
    .leftJoin('staff', (join) =>
      join.on(({ eb, cast }) => eb(cast('staff.id', 'text'), '=', eb.ref('link.made_by'))),
    )
    .selectAll('link')
    .select([
      'users.name as renter',
      'users.email',
      'cars.brand',
      'cars.model',
      'cars.plate',
      'bookings.status',
      'staff.name as staff',
    ])
    .where('link.city_id', '=', cityId)
    .where('link.created_at', '>', toDate(since))
    .orderBy('link.created_at', 'desc')
    .limit(MOST_LINKS)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      state: phoneBookingState(
        {
          heldUntil: toInstant(row.held_until),
          isOpened: row.opened_at !== null,
          isTakenBack: row.taken_back_at !== null,
          status: row.status,
        },
        now,
      ),
      renter: { id: row.user_id, name: row.renter, email: row.email },
      car: { id: row.car_id, name: `${row.brand} ${row.model}`, plate: row.plate },
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      place: row.trip.start.query,
      total: money(row.total, row.currency),
      sentAt: row.sent_at.toISOString(),
      heldUntil: row.held_until.toISOString(),
      madeBy: row.staff,
      bookingId: row.booking_id,
    })),
  };
}
