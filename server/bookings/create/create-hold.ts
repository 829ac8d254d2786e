import type { z } from 'zod';
import type { Hold, HoldRequest } from '../../../contract/bookings.ts';
import { occupiedRange } from '../../../domain/availability.ts';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import { requireCar } from '../../catalogue/require-car.ts';
import { requireDrivable } from '../../catalogue/require-drivable.ts';
import { requireTrip } from '../../catalogue/require-trip.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { endHoldsOf, endLapsedHolds, occupy } from '../record/occupy.ts';
import { oneAtATime } from '../record/one-at-a-time.ts';
import { requireMayBook } from './require-may-book.ts';

/** Keeps a car for a renter who is about to pay; asking again for the same trip renews it. */
export async function createHold(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'settings'>,
  caller: Caller,
  request: z.output<typeof HoldRequest>,
): Promise<Hold> {
  const renter = await oneAtATime(tx, caller.userId); // of two tabs that open a checkout, the last one holds
  const { car, city } = await requireCar(tx, request.carId);
  const trip = {
    startsAt: Temporal.Instant.from(request.startsAt),
    endsAt: Temporal.Instant.from(request.endsAt),
  };
  requireMayBook(renter, trip.startsAt, city.time_zone);
  requireTrip(trip, city, deps);
  requireDrivable(car, trip, city);

  const now = deps.clock.now();
  await endHoldsOf(tx, caller.userId, now);
  await endLapsedHolds(tx, now, car.id);
  const hold = await tx
    .insertInto('holds')
    .values({
      user_id: caller.userId,
      car_id: car.id,
      starts_at: toDate(trip.startsAt),
      ends_at: toDate(trip.endsAt),
      created_at: toDate(now),
      expires_at: toDate(now.add({ minutes: pricePolicy.holdMinutes })),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await occupy(
    tx,
    { carId: car.id, cityId: city.id },
    occupiedRange(trip, city.turnaround_minutes),
    { kind: 'hold', holdId: hold.id },
  );
  return {
    id: hold.id,
    carId: hold.car_id,
    startsAt: hold.starts_at.toISOString(),
    endsAt: hold.ends_at.toISOString(),
    expiresAt: hold.expires_at.toISOString(),
  };
}
