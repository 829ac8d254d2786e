import type { Selectable } from 'kysely';
import type { Quote } from '../../contract/quotes.ts';
import { type DepositCity, depositShape } from '../catalogue/shapes.ts';
import type { Tables } from '../db/schema.ts';

export function quoteShape(row: Selectable<Tables['quotes']>, city: DepositCity): Quote {
  const { price } = row;
  return {
    id: row.id,
    carId: row.car_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    days: price.days,
    lines: price.lines.map((line) => ({ ...line, quantity: line.quantity ?? 1 })),
    total: price.total,
    includesServiceFee: price.includesServiceFee,
    includesTaxes: price.includesTaxes,
    deposit: depositShape(city),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
