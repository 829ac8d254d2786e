import type { Selectable } from 'kysely';
import type { Trip } from '../../domain/trip.ts';
import type { CarRow } from '../catalogue/asset-queries.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';
import { statement } from '../db/statement.ts';
import { PREPARED } from '../db/statement-marks.ts';
import { notFound } from '../errors.ts';
import type { Choices } from './choices.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;
/** Through JSON, where moments are text. */
type Told<T extends keyof Tables> = {
  readonly [C in keyof Row<T>]: Row<T>[C] extends Date ? string : Row<T>[C];
};

interface Read {
  readonly asset: CarRow;
  readonly city: Row<'cities'>;
  readonly insurances: Row<'insurances'>[] | null;
  readonly options: Row<'insurance_options'>[] | null;
  readonly extras: Row<'extras'>[] | null;
  readonly bands: Row<'young_driver_fees'>[] | null;
  readonly renter: Pick<Row<'users'>, 'birthdate' | 'identity_verified'> | null;
  readonly credit: number;
  readonly promo: Told<'promo_codes'> | null;
  readonly is_promo_used: boolean;
  readonly occupied: readonly { readonly from: string; readonly to: string }[] | null;
}

// Prepared from the first time on, on the embedded engine too: it is the longest text of all.
const FACTS = `${PREPARED}
  SELECT row_to_json(a) AS asset, row_to_json(c) AS city,
    (SELECT json_agg(i) FROM insurances i
      WHERE i.city_id = c.id AND i.enabled AND i.id = ANY($3)) AS insurances,
    (SELECT json_agg(o ORDER BY o.position) FROM insurance_options o
      WHERE o.insurance_id = ANY($3)) AS options,
    (SELECT json_agg(e) FROM asset_extras f JOIN extras e ON e.id = f.extra_id
      WHERE f.asset_id = a.id AND e.city_id = c.id AND e.enabled
        AND e.id = ANY($4)) AS extras,
    (SELECT json_agg(y ORDER BY y.from_age) FROM young_driver_fees y
      WHERE y.city_id = c.id) AS bands,
    (SELECT json_build_object('birthdate', u.birthdate, 'identity_verified', u.identity_verified)
      FROM users u WHERE u.id = $2) AS renter,
    (SELECT coalesce(sum(amount), 0)::bigint FROM credit_entries
      WHERE user_id = $2 AND currency = c.currency) AS credit,
    (SELECT row_to_json(p) FROM promo_codes p WHERE p.code = $5) AS promo,
    EXISTS (SELECT FROM promo_redemptions r JOIN promo_codes p ON p.id = r.promo_code_id
      WHERE p.code = $5 AND r.user_id = $2) AS is_promo_used,
    (SELECT json_agg(json_build_object('from', lower(o.during), 'to', upper(o.during)))
      FROM occupancies o LEFT JOIN holds h ON h.id = o.hold_id AND h.released_at IS NULL
      WHERE o.asset_id = a.id AND (h.user_id IS NULL OR h.user_id IS DISTINCT FROM $2)
        AND o.during && tstzrange($6::timestamptz,
          $7::timestamptz + make_interval(mins => c.turnaround_minutes))
    ) AS occupied
  FROM assets a JOIN cities c ON c.id = a.city_id
  WHERE a.id = $1 AND a.enabled`;

/** Everything that a price rests on, and whether the car is free, as of one moment. */
export type PriceFacts = Awaited<ReturnType<typeof readPriceFacts>>;

/**
 * One statement, because each costs a round trip and a price rests on eleven tables. Of what a city
 * offers only the chosen is read; what was chosen and is not there is not offered.
 */
export async function readPriceFacts(
  db: Queries,
  assetId: string,
  trip: Trip,
  { insurances, extras, checkout }: Choices,
  userId: string | null,
) {
  const insuranceIds = insurances.map(({ id }) => id);
  const code = checkout?.promoCode?.toUpperCase() ?? null;
  // Whether it is reversed is for the rules to say; the database refuses to make a range of it.
  const [earlier, later] = [trip.startsAt, trip.endsAt].sort(Temporal.Instant.compare).map(toDate);
  const asked = [assetId, userId, insuranceIds, [...extras], code, earlier, later];
  const { rows } = await db.executeQuery(statement<Read>(FACTS, asked));
  const [read] = rows;
  if (!read) throw notFound('The asset');
  return {
    ...read,
    insurances: read.insurances ?? [],
    options: read.options ?? [],
    extras: read.extras ?? [],
    bands: read.bands ?? [],
    promo: read.promo && {
      ...read.promo,
      valid_from: new Date(read.promo.valid_from),
      valid_until: new Date(read.promo.valid_until),
    },
    occupied: (read.occupied ?? []).map(({ from, to }) => ({
      from: Temporal.Instant.from(from),
      to: Temporal.Instant.from(to),
    })),
  };
}
