import { sql } from 'kysely';
import type { BoardFound } from '../../../contract/operate/board.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';

const MOST = 10;
/** Fewer digits name half the city. */
const LEAST_DIGITS = 4;

interface Asked {
  readonly city: string;
  readonly text: string;
  /** Whether they may know how to reach a renter, and so search by it. */
  readonly seesRenters: boolean;
  readonly now: Temporal.Instant;
}

/** Bookings of a city that take a car's time, those nearest to now first. */
export async function findOnBoard(
  db: Queries,
  { city, text, seesRenters, now }: Asked,
): Promise<BoardFound> {
  const digits = text.replace(/\D/g, '');
  const joined = text.replace(/[\s-]/g, '');
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('occupancies', 'occupancies.booking_id', 'bookings.id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .select([
      'bookings.id',
      'bookings.car_id',
      'bookings.reference',
      'users.name',
      'bookings.starts_at',
      'bookings.ends_at',
    ])
    .where('bookings.city_id', '=', city)
    .where((booking) =>
      booking.or([
        booking('bookings.reference', 'like', `${pattern(joined.toUpperCase())}%`),
        booking('users.name', 'ilike', `%${pattern(text)}%`),
        booking('cars.search_text', 'like', `${pattern(text.toUpperCase())}%`),
        booking('cars.search_text', 'like', `% ${pattern(joined.toUpperCase())}%`),
        ...(seesRenters ? [booking('users.email', 'ilike', `${pattern(text)}%`)] : []),
        ...(seesRenters && digits.length >= LEAST_DIGITS
          ? [
              sql<boolean>`regexp_replace(coalesce(phone_code, '') || coalesce(phone_number, ''), '\\D', '', 'g') LIKE ${`%${digits}%`}`,
            ]
          : []),
      ]),
    )
    .orderBy(sql`abs(extract(epoch FROM bookings.starts_at - ${toDate(now)}::timestamptz))`)
    .limit(MOST)
    .execute();
  return {
    bookings: rows.map(({ id, car_id, reference, name, starts_at, ends_at }) => ({
      id,
      carId: car_id,
      reference,
      renter: name,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
    })),
  };
}

/** What stands for anything in a pattern stands for itself here. */
const pattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');
