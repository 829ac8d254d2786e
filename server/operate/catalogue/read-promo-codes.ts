import type { DeskPromoCode } from '../../../contract/operate/catalogue-promo-codes.ts';
import { money } from '../../../domain/money.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';

/** Those of the city and those of all cities, the newest first. */
export async function listDeskPromoCodes(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<DeskPromoCode[]> {
  await requireCity(db, cityId);
  const rows = await counted(db)
    .where((eb) => eb.or([eb('city_id', '=', cityId), eb('city_id', 'is', null)]))
    .orderBy('valid_from', 'desc')
    .orderBy('code')
    .limit(500)
    .execute();
  return rows.map((row) => shapeOf(row, now));
}

export async function readPromoCode(
  db: Queries,
  id: string,
  now: Temporal.Instant,
): Promise<DeskPromoCode> {
  return shapeOf(await counted(db).where('id', '=', id).executeTakeFirstOrThrow(), now);
}

const counted = (db: Queries) =>
  db
    .selectFrom('promo_codes')
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom('promo_redemptions')
        .whereRef('promo_code_id', '=', 'promo_codes.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('uses'),
      selectFrom('promo_grants')
        .whereRef('promo_code_id', '=', 'promo_codes.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('given'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof counted>['executeTakeFirstOrThrow']>>;

export const discountOf = ({
  percentage,
  amount,
  currency,
}: Pick<Row, 'percentage' | 'amount' | 'currency'>): DeskPromoCode['discount'] =>
  amount === null || currency === null
    ? { kind: 'percent', percentage: percentage ?? 0 }
    : { kind: 'amount', amount: money(amount, currency) };

function shapeOf(row: Row, now: Temporal.Instant): DeskPromoCode {
  return {
    id: row.id,
    version: row.version,
    cityId: row.city_id,
    code: row.code,
    label: row.label,
    discount: discountOf(row),
    validFrom: row.valid_from.toISOString(),
    validUntil: row.valid_until.toISOString(),
    isPublic: row.is_public,
    state: stateOf(row, toDate(now)),
    uses: Number(row.uses ?? 0),
    given: Number(row.given ?? 0),
  };
}

function stateOf(row: Pick<Row, 'valid_from' | 'valid_until'>, now: Date): DeskPromoCode['state'] {
  if (now >= row.valid_until) return 'ended';
  return now < row.valid_from ? 'coming' : 'running';
}
