import type { z } from 'zod';
import type { Quote, QuoteRequest } from '../../contract/quotes.ts';
import { occupiedRange } from '../../domain/availability.ts';
import { pricePolicy } from '../../domain/policy-constants.ts';
import type { Caller } from '../accounts/sessions.ts';
import { holdIdOf, occupiedTimes } from '../catalogue/asset-queries.ts';
import { requireAsset } from '../catalogue/require-asset.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { priceTrip } from './price-trip.ts';
import { requireTrip } from './require-trip.ts';
import { quoteShape } from './shapes.ts';

/** Prices a trip from our own catalogue and keeps the answer; a booking is made from it. */
export async function createQuote(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'settings'>,
  caller: Caller | null,
  request: z.output<typeof QuoteRequest>,
): Promise<Quote> {
  const { asset, city } = await requireAsset(tx, request.assetId);
  const trip = {
    startsAt: Temporal.Instant.from(request.startsAt),
    endsAt: Temporal.Instant.from(request.endsAt),
  };
  requireTrip(trip, city, deps);
  const wanted = occupiedRange(trip, city.turnaround_minutes);
  const own = { holdId: await holdIdOf(tx, caller?.userId) };
  requireTrip(trip, city, deps, await occupiedTimes(tx, asset.id, wanted, own));

  const now = deps.clock.now();
  const { extras, insurances, checkout } = request;
  const choices = { extras, insurances, checkout };
  const price = await priceTrip(tx, { asset, city }, trip, choices, caller, now);
  const row = await tx
    .insertInto('quotes')
    .values({
      user_id: caller?.userId ?? null,
      asset_id: asset.id,
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
