import type { PromoCode, PromoCodeList } from '../../contract/profile.ts';
import { money } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';

/** Those that were given to this renter, the public ones, and whatever they have used. */
export async function listPromoCodes(
  db: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<PromoCodeList> {
  const rows = await db
    .selectFrom('promo_codes')
    .leftJoin('promo_redemptions', (join) =>
      join
        .onRef('promo_redemptions.promo_code_id', '=', 'promo_codes.id')
        .on('promo_redemptions.user_id', '=', userId),
    )
    .leftJoin('cities', 'cities.id', 'promo_codes.city_id')
    .select([
      'promo_codes.code',
      'promo_codes.label',
      'promo_codes.percentage',
      'promo_codes.amount',
      'promo_codes.currency',
      'promo_codes.valid_from',
      'promo_codes.valid_until',
      'cities.name as city_name',
      'promo_redemptions.created_at as used_at',
    ])
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('promo_redemptions.created_at', 'is not', null),
        and([
          or([
            eb('promo_codes.is_public', '=', true),
            exists(
              selectFrom('promo_grants')
                .select('user_id')
                .whereRef('promo_grants.promo_code_id', '=', 'promo_codes.id')
                .where('promo_grants.user_id', '=', userId),
            ),
          ]),
          eb('promo_codes.valid_from', '<=', toDate(now)),
          eb('promo_codes.valid_until', '>', toDate(now)),
        ]),
      ]),
    )
    .orderBy('promo_codes.valid_until')
    .execute();
  const codes = rows.map(
    (row): PromoCode => ({
      code: row.code,
      label: row.label,
      discount:
        row.amount !== null && row.currency !== null
          ? { kind: 'fixed', amount: money(row.amount, row.currency) }
          : { kind: 'percent', percentage: row.percentage ?? 0 },
      cityName: row.city_name,
      validUntil: row.valid_until.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    }),
  );
  return {
    current: codes.filter(({ usedAt }) => usedAt === null),
    used: codes.filter(({ usedAt }) => usedAt !== null),
  };
}
