import { occupiedRange } from '../../../domain/availability.ts';
import type { Trip } from '../../../domain/trip.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { endHoldsOf, endLapsedHolds, occupy } from './occupy.ts';

interface NewHold {
  readonly userId: string;
  readonly carId: string;
  readonly city: { readonly id: string; readonly turnaround_minutes: number };
  readonly trip: Trip;
  readonly now: Temporal.Instant;
  readonly until: Temporal.Instant;
}

/** Takes a car's time for a renter until then; what they held before is given back. */
export async function writeHold(tx: Queries, { userId, carId, city, trip, now, until }: NewHold) {
  await endHoldsOf(tx, userId, now);
  await endLapsedHolds(tx, now, carId);
  const hold = await tx
    .insertInto('holds')
    .values({
      user_id: userId,
      car_id: carId,
      starts_at: toDate(trip.startsAt),
      ends_at: toDate(trip.endsAt),
      created_at: toDate(now),
      expires_at: toDate(until),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const during = occupiedRange(trip, city.turnaround_minutes);
  await occupy(tx, { carId, cityId: city.id }, during, { kind: 'hold', holdId: hold.id });
  return hold;
}
