import type { z } from 'zod';
import type { Quote, QuoteRequest } from '../../contract/quotes.ts';
import { pricePolicy } from '../../domain/policy-constants.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { priceRequest } from './price-request.ts';
import { quoteShape } from './shapes.ts';

/** Prices a trip and stores the answer; a booking is made from it. */
export async function createQuote(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'settings'>,
  caller: Caller | null,
  request: z.output<typeof QuoteRequest>,
): Promise<Quote> {
  const userId = caller?.userId ?? null;
  const { car, city, trip, choices, price } = await priceRequest(tx, deps, userId, request);
  const now = deps.clock.now();
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
