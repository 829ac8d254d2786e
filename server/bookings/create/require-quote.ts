import type { Choices } from '../../../contract/quotes.ts';
import { money } from '../../../domain/money.ts';
import type { PaymentProfile } from '../../../domain/policies/deposit.ts';
import type { Quote as Price } from '../../../domain/pricing.ts';
import type { Trip } from '../../../domain/trip.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { notFound, priceChanged, Refusal } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { priceTrip } from '../../quotes/price-trip.ts';
import type { PriceFacts } from '../../quotes/read-price-facts.ts';

/** What was asked for, and the total that was shown for it. */
export interface StoredQuote {
  readonly id: string;
  readonly carId: string;
  readonly cityId: string;
  readonly trip: Trip;
  readonly choices: Choices;
  readonly total: Price['total'];
}

/**
 * The quote a booking is made from. One asked for as a visitor has no owner and may be used by
 * whoever knows it.
 */
export async function requireQuote(
  tx: Queries,
  id: string,
  caller: Caller,
  now: Temporal.Instant,
): Promise<StoredQuote> {
  const row = await tx.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (row.user_id !== null && row.user_id !== caller.userId)) {
    throw notFound('This quote');
  }
  if (Temporal.Instant.compare(toInstant(row.expires_at), now) <= 0) {
    throw new Refusal('quote_expired', 'This price is no longer held; ask for a new quote.');
  }
  return {
    id: row.id,
    carId: row.car_id,
    cityId: row.city_id,
    trip: { startsAt: toInstant(row.starts_at), endsAt: toInstant(row.ends_at) },
    choices: row.choices,
    total: money(row.total, row.currency),
  };
}

/** Priced once more, for whoever pays: what was shown is charged, or nothing is. */
export function priceAgain(
  quote: StoredQuote,
  facts: PriceFacts,
  payer: PaymentProfile,
  now: Temporal.Instant,
): Price {
  const { checkout } = quote.choices;
  const choices = { ...quote.choices, checkout: checkout && { ...checkout, profile: payer } };
  const price = priceTrip(facts, quote.trip, choices, now);
  const { amount, currency } = quote.total;
  if (price.total.amount !== amount || price.total.currency !== currency) {
    throw priceChanged('The price has changed since; ask for a new quote.', price.total);
  }
  return price;
}
