import type { z } from 'zod';
import type { Quote, QuoteRequest } from '../../contract/quotes.ts';
import { occupiedRange } from '../../domain/availability.ts';
import { pricePolicy } from '../../domain/policy-constants.ts';
import { holdIdOf } from '../catalogue/car-queries.ts';
import { requireDrivable } from '../catalogue/require-drivable.ts';
import { requireTrip } from '../catalogue/require-trip.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { priceTrip } from './price-trip.ts';
import { readPriceFacts } from './read-price-facts.ts';
import { requireFree } from './require-free.ts';
import { quoteShape } from './shapes.ts';

/** Prices a trip from our own catalogue and stores the answer; a booking is made from it. */
export async function createQuote(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'settings'>,
  caller: Caller | null,
  request: z.output<typeof QuoteRequest>,
): Promise<Quote> {
  const { carId, extras, driverCount, insurances, checkout } = request;
  const choices = { extras, driverCount, insurances, checkout };
  const trip = {
    startsAt: Temporal.Instant.from(request.startsAt),
    endsAt: Temporal.Instant.from(request.endsAt),
  };
  const userId = caller?.userId ?? null;
  const facts = await readPriceFacts(tx, carId, choices, userId);
  const { car, city } = facts;
  requireTrip(trip, city, deps);
  requireDrivable(car, trip, city);
  const wanted = occupiedRange(trip, city.turnaround_minutes);
  await requireFree(tx, car.id, wanted, { holdId: await holdIdOf(tx, caller?.userId) });

  const now = deps.clock.now();
  const price = priceTrip(facts, trip, choices, now);
  const row = await tx
    .insertInto('quotes')
    .values({
      user_id: userId,
      car_id: car.id,
      city_id: city.id,
      starts_at: toDate(trip.startsAt),
      ends_at: toDate(trip.endsAt),
      choices: JSON.stringify(choices),
      price: JSON.stringify(price),
      total: price.total.amount,
      currency: city.currency,
      created_at: toDate(now),
      expires_at: toDate(now.add({ minutes: pricePolicy.quoteValidMinutes })),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return quoteShape(row, city);
}
