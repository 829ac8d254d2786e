import { occupiedRange } from '../../domain/availability.ts';
import type { Trip } from '../../domain/trip.ts';
import { type OwnTime, occupiedTimes } from '../catalogue/car-queries.ts';
import type { Queries } from '../db/connect.ts';
import { carUnavailable } from '../errors.ts';

/** Refuses a trip whose car is taken, as things stand; what somebody has themselves is free to them. */
export async function requireFree(
  db: Queries,
  carId: string,
  trip: Trip,
  { turnaround_minutes }: { readonly turnaround_minutes: number },
  own: OwnTime,
): Promise<void> {
  const wanted = occupiedRange(trip, turnaround_minutes);
  const taken = await occupiedTimes(db, carId, wanted, own);
  if (taken.length > 0) throw carUnavailable();
}
