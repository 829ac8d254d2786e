import { readyHoursBefore, type TroubleBooking } from '../../../domain/board/trouble.ts';
import { toDeliver } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { isAtDoor } from '../../handovers/is-at-door.ts';
import { waitingChecks } from '../renters/waiting-checks.ts';
import { outlivesPapers } from '../repairs/outlives-papers.ts';

/** By car: the bookings with which something can be wrong. What it is, the rules say. */
export async function readTroubledBookings(
  db: Queries,
  cityId: string,
  { now, timeZone }: { readonly now: Temporal.Instant; readonly timeZone: string },
): Promise<ReadonlyMap<string, TroubleBooking[]>> {
  const soon = now.add({ hours: Math.max(...Object.values(readyHoursBefore)) });
  const inReview = await rentersInReview(db);
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .select([
      'bookings.id',
      'bookings.car_id',
      'bookings.user_id',
      'bookings.status',
      'bookings.starts_at',
      'bookings.ends_at',
    ])
    .select((booking) => isAtDoor(booking).as('is_met'))
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', ['active', ...toDeliver])
    .where((booking) =>
      booking.or([
        booking('bookings.status', 'in', ['active', 'security-deposit-retry']),
        booking('bookings.starts_at', '<', toDate(soon)),
        outlivesPapers(timeZone),
        ...(inReview.size > 0 ? [booking('bookings.user_id', 'in', [...inReview])] : []),
      ]),
    )
    .execute();
  const byCar = Map.groupBy(rows, ({ car_id }) => car_id);
  return new Map(
    [...byCar].map(([carId, some]) => [
      carId,
      some.map(({ id, user_id, status, starts_at, ends_at, is_met }) => ({
        id,
        status,
        startsAt: toInstant(starts_at),
        endsAt: toInstant(ends_at),
        isRenterInReview: inReview.has(user_id),
        isMet: Boolean(is_met),
      })),
    ]),
  );
}

/** Whose documents a person has to look at. */
async function rentersInReview(db: Queries): Promise<ReadonlySet<string>> {
  const checks = await waitingChecks(db).execute();
  return new Set(checks.map(({ user_id }) => user_id));
}
