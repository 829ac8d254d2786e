import { lateCarsFor } from '../../domain/fleet/late-car.ts';
import type { HandoverMode } from '../../domain/handovers/mode.ts';
import type { Trip } from '../../domain/trip.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { carUnavailable } from '../errors.ts';

/** Cars of a city that should have been back by then and are still out. */
export const carsDueBefore = (db: Queries, cityId: string, at: Temporal.Instant) =>
  db
    .selectFrom('bookings')
    .select('car_id')
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', '=', 'active')
    .where('bookings.ends_at', '<', toDate(at));

interface Asked {
  readonly carId: string;
  readonly city: { readonly id: string; readonly handovers: HandoverMode };
  readonly trip: Trip;
  readonly holderId: string | null;
}

/** Refuses a trip that begins soon with a car that is late; whoever holds the car has been promised it. */
export async function requireBack(
  db: Queries,
  { carId, city, trip, holderId }: Asked,
  now: Temporal.Instant,
): Promise<void> {
  const late = lateCarsFor(city, trip.startsAt, now);
  if (!late) return;
  const out = await carsDueBefore(db, city.id, late.dueBefore)
    .where('car_id', '=', carId)
    .executeTakeFirst();
  if (out && !(await isHeldBy(db, carId, holderId, now))) throw carUnavailable();
}

async function isHeldBy(
  db: Queries,
  carId: string,
  holderId: string | null,
  now: Temporal.Instant,
): Promise<boolean> {
  if (holderId === null) return false;
  const hold = await db
    .selectFrom('holds')
    .select('id')
    .where('car_id', '=', carId)
    .where('user_id', '=', holderId)
    .where('released_at', 'is', null)
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();
  return hold !== undefined;
}
