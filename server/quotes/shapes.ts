import type { Selectable } from 'kysely';
import type { Quote } from '../../contract/quotes.ts';
import { money } from '../../domain/money.ts';
import type { Tables } from '../db/schema.ts';

type City = Pick<
  Selectable<Tables['cities']>,
  'currency' | 'credit_card_deposit' | 'debit_card_deposit'
>;

export function quoteShape(row: Selectable<Tables['quotes']>, city: City): Quote {
  const { price } = row;
  return {
    id: row.id,
    carId: row.car_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    days: price.days,
    lines: price.lines.map((line) => ({ ...line })),
    total: price.total,
    includesServiceFee: price.includesServiceFee,
    includesTaxes: price.includesTaxes,
    deposit: depositShape(city),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

export function depositShape(city: City): Quote['deposit'] {
  return {
    creditCard: money(city.credit_card_deposit, city.currency),
    debitCard: money(city.debit_card_deposit, city.currency),
  };
}
