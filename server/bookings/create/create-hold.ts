import type { z } from 'zod';
import type { Hold, HoldRequest } from '../../../contract/bookings.ts';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import { requireCar } from '../../catalogue/require-car.ts';
import { requireDrivable } from '../../catalogue/require-drivable.ts';
import { requireTrip } from '../../catalogue/require-trip.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { promisedOnPhone } from '../phone/phone-booking-row.ts';
import { oneAtATime } from '../record/one-at-a-time.ts';
import { writeHold } from '../record/write-hold.ts';
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
  const own = { userId: caller.userId, carId: car.id, trip };
  const promised = await promisedOnPhone(tx, own, now);
  const short = now.add({ minutes: pricePolicy.holdMinutes });
  const until = promised && Temporal.Instant.compare(promised, short) > 0 ? promised : short;
  const hold = await writeHold(tx, { ...own, city, now, until });
  return {
    id: hold.id,
    carId: hold.car_id,
    startsAt: hold.starts_at.toISOString(),
    endsAt: hold.ends_at.toISOString(),
    expiresAt: hold.expires_at.toISOString(),
  };
}
