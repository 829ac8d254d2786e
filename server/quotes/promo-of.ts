import type { Selectable } from 'kysely';
import { money } from '../../domain/money.ts';
import type { Promo } from '../../domain/policies/promo.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

type PromoWithId = Promo & { readonly id: string };

/** A promo code as the rules know it, whether or not it may still be used. */
export async function promoOf(db: Queries, code: string): Promise<PromoWithId | undefined> {
  const row = await db
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();
  return row && promoShape(row);
}

function promoShape(row: Selectable<Tables['promo_codes']>): PromoWithId {
  return {
    id: row.id,
    code: row.code,
    discount:
      row.amount !== null && row.currency !== null
        ? { kind: 'fixed', amount: money(row.amount, row.currency) }
        : { kind: 'percent', basisPoints: (row.percentage ?? 0) * 100 },
    validFrom: toInstant(row.valid_from),
    validTo: toInstant(row.valid_until),
    cityRef: row.city_id ?? undefined,
  };
}
