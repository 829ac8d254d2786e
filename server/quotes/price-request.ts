import type { z } from 'zod';
import type { QuoteRequest } from '../../contract/quotes.ts';
import { occupiedRange } from '../../domain/availability.ts';
import { requireBack } from '../catalogue/late-cars.ts';
import { requireDrivable } from '../catalogue/require-drivable.ts';
import { requireTrip } from '../catalogue/require-trip.ts';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { priceTrip } from './price-trip.ts';
import { readPriceFacts } from './read-price-facts.ts';
import { requireFree } from './require-free.ts';

/** Prices a trip from our own catalogue, for a car that is free then; `userId` is null for a visitor. */
export async function priceRequest(
  db: Queries,
  deps: Pick<Deps, 'clock' | 'settings'>,
  userId: string | null,
  request: z.output<typeof QuoteRequest>,
) {
  const { carId, extras, driverCount, insurances, checkout } = request;
  const choices = { extras, driverCount, insurances, checkout };
  const trip = {
    startsAt: Temporal.Instant.from(request.startsAt),
    endsAt: Temporal.Instant.from(request.endsAt),
  };
  const facts = await readPriceFacts(db, carId, choices, userId);
  const { car, city } = facts;
  requireTrip(trip, city, deps);
  requireDrivable(car, trip, city);
  const wanted = occupiedRange(trip, city.turnaround_minutes);
  await requireFree(db, car.id, wanted, { holderId: userId ?? undefined });
  const now = deps.clock.now();
  await requireBack(db, { carId: car.id, city, trip, holderId: userId }, now);
  const price = priceTrip(facts, trip, choices, now);
  return { car, city, trip, choices, price };
}
