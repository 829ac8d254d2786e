import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Quote, QuoteRequest } from '../../contract/quotes.ts';
import { pricePolicy } from '../../domain/policy-constants.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { insertOf } from '../db/statement.ts';
import { sendWithNext } from '../db/statement-marks.ts';
import type { Deps } from '../deps.ts';
import { priceTrip } from './price-trip.ts';
import { readPriceFacts } from './read-price-facts.ts';
import { requireTrip } from './require-trip.ts';
import { quoteShape } from './shapes.ts';

/** Prices a trip from our own catalogue and keeps the answer; a booking is made from it. */
export async function createQuote(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'settings'>,
  caller: Caller | null,
  request: z.output<typeof QuoteRequest>,
): Promise<Quote> {
  const { assetId, extras, insurances, checkout } = request;
  const choices = { extras, insurances, checkout };
  const trip = {
    startsAt: Temporal.Instant.from(request.startsAt),
    endsAt: Temporal.Instant.from(request.endsAt),
  };
  const userId = caller?.userId ?? null;
  const facts = await readPriceFacts(tx, assetId, trip, choices, userId);
  const { asset, city, occupied } = facts;
  requireTrip(trip, city, deps, occupied);

  const now = deps.clock.now();
  const price = priceTrip(facts, trip, choices, now);
  const row = {
    id: randomUUID(),
    user_id: userId,
    asset_id: asset.id,
    city_id: city.id,
    starts_at: toDate(trip.startsAt),
    ends_at: toDate(trip.endsAt),
    total: price.total.amount,
    currency: city.currency,
    created_at: toDate(now),
    expires_at: toDate(now.add({ minutes: pricePolicy.quoteValidMinutes })),
  };
  const kept = { choices: JSON.stringify(choices), price: JSON.stringify(price) };
  await sendWithNext(tx, insertOf('quotes', { ...row, ...kept }));
  return quoteShape({ ...row, choices, price }, city);
}
