import type { TimeRange } from '../../domain/availability.ts';
import { type OwnTime, occupiedTimes } from '../catalogue/car-queries.ts';
import type { Queries } from '../db/connect.ts';
import { carUnavailable } from '../errors.ts';

/** Refuses a time when the car is taken, as things stand; what somebody has themselves is free to them. */
export async function requireFree(
  db: Queries,
  carId: string,
  wanted: TimeRange,
  own: OwnTime,
): Promise<void> {
  const taken = await occupiedTimes(db, carId, wanted, own);
  if (taken.length > 0) throw carUnavailable();
}
