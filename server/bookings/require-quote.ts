import type { Quote as Price } from '../../domain/pricing.ts';
import type { Trip } from '../../domain/trip.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { notFound, Refusal } from '../errors.ts';
import { type Choices, priceTrip } from '../quotes/price-trip.ts';
import { type PriceFacts, readPriceFacts } from '../quotes/read-price-facts.ts';

export interface AgreedQuote {
  readonly id: string;
  readonly trip: Trip;
  readonly choices: Choices;
  readonly price: Price;
  readonly facts: PriceFacts;
}

/**
 * The quote a booking is made from, priced once more: what was shown is charged, or nothing is.
 * A quote asked for as a visitor has no owner and may be used by whoever knows it.
 */
export async function requireQuote(
  tx: Queries,
  caller: Caller,
  quoteId: string,
  now: Temporal.Instant,
): Promise<AgreedQuote> {
  const row = await tx
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .executeTakeFirst();
  if (!row || (row.user_id !== null && row.user_id !== caller.userId)) {
    throw notFound('This quote');
  }
  if (Temporal.Instant.compare(toInstant(row.expires_at), now) <= 0) {
    throw new Refusal('quote_expired', 'This price is no longer held; ask for a new quote.');
  }
  const trip = { startsAt: toInstant(row.starts_at), endsAt: toInstant(row.ends_at) };
  const choices = row.choices as Choices;
  const facts = await readPriceFacts(tx, row.asset_id, trip, choices, caller.userId);
  const price = priceTrip(facts, trip, choices, now);
  if (price.total.amount !== row.total || price.total.currency !== row.currency) {
    throw new Refusal('price_changed', 'The price has changed since; ask for a new quote.');
  }
  return { id: row.id, trip, choices, price, facts };
}
