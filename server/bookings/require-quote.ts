import type { CompiledQuery, Selectable } from 'kysely';
import { money } from '../../domain/money.ts';
import type { Quote as Price } from '../../domain/pricing.ts';
import type { Trip } from '../../domain/trip.ts';
import type { Caller } from '../accounts/sessions.ts';
import { toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';
import { statement } from '../db/statement.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Choices } from '../quotes/choices.ts';
import { priceTrip } from '../quotes/price-trip.ts';
import type { PriceFacts } from '../quotes/read-price-facts.ts';

type QuoteRow = Pick<
  Selectable<Tables['quotes']>,
  | 'id'
  | 'user_id'
  | 'asset_id'
  | 'city_id'
  | 'starts_at'
  | 'ends_at'
  | 'choices'
  | 'total'
  | 'currency'
  | 'expires_at'
>;

/** What was asked for, and the total that was shown for it. */
export interface KeptQuote {
  readonly id: string;
  readonly assetId: string;
  readonly cityId: string;
  readonly trip: Trip;
  readonly choices: Choices;
  readonly total: Price['total'];
}

const QUOTE = `select id, user_id, asset_id, city_id, starts_at, ends_at, choices, total, currency, expires_at
  from quotes where id = $1`;

export const quoteOf = (id: string): CompiledQuery<QuoteRow> => statement(QUOTE, [id]);

/**
 * The quote a booking is made from. One asked for as a visitor has no owner and may be used by
 * whoever knows it.
 */
export function requireQuote(
  [row]: readonly QuoteRow[],
  caller: Caller,
  now: Temporal.Instant,
): KeptQuote {
  if (!row || (row.user_id !== null && row.user_id !== caller.userId)) {
    throw notFound('This quote');
  }
  if (Temporal.Instant.compare(toInstant(row.expires_at), now) <= 0) {
    throw new Refusal('quote_expired', 'This price is no longer held; ask for a new quote.');
  }
  return {
    id: row.id,
    assetId: row.asset_id,
    cityId: row.city_id,
    trip: { startsAt: toInstant(row.starts_at), endsAt: toInstant(row.ends_at) },
    choices: row.choices as Choices,
    total: money(row.total, row.currency),
  };
}

/** Priced once more: what was shown is charged, or nothing is. */
export function priceAgain(quote: KeptQuote, facts: PriceFacts, now: Temporal.Instant): Price {
  const price = priceTrip(facts, quote.trip, quote.choices, now);
  const { amount, currency } = quote.total;
  if (price.total.amount !== amount || price.total.currency !== currency) {
    throw new Refusal('price_changed', 'The price has changed since; ask for a new quote.');
  }
  return price;
}
