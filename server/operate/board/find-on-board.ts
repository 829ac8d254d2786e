import { sql } from 'kysely';
import type { BoardFound } from '../../../contract/operate/board.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { bookingsOnBoardKnownBy } from '../bookings/known-by.ts';

const MOST = 10;

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
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('occupancies', 'occupancies.booking_id', 'bookings.id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select([
      'bookings.id',
      'bookings.car_id',
      'bookings.reference',
      'users.name',
      'bookings.starts_at',
      'bookings.ends_at',
    ])
    .where('bookings.city_id', '=', city)
    .where('bookings.id', 'in', bookingsOnBoardKnownBy({ city, text, byContact: seesRenters }))
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
