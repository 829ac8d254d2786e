import { type RawBuilder, sql } from 'kysely';
import type { TimeRange } from '../../domain/availability.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';

/** A car as the list and the detail page need it, its rating counted from the reviews. */
export interface AssetRow {
  readonly id: string;
  readonly city_id: string;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly category: 'A' | 'B' | 'C' | 'D' | 'E';
  readonly body_type: 'ECONOMY' | 'SEDAN' | 'SUV' | 'ESTATE' | 'CONVERTIBLE' | 'VAN';
  readonly seats: number;
  readonly doors: number;
  readonly luggages: number;
  readonly transmission: 'AUTOMATIC' | 'MANUAL';
  readonly propulsion_type: 'GAS' | 'DIESEL' | 'HYBRID' | 'ELECTRIC';
  readonly green_vehicle: boolean;
  readonly features: ('USB' | 'BLUETOOTH' | 'SEAT_HEATER' | 'AC')[];
  readonly daily_mileage_limit: number | null;
  readonly price_per_day: number;
  readonly base_latitude: number;
  readonly base_longitude: number;
  readonly rating_average: number | null;
  readonly rating_count: number;
}

export interface PhotoRow {
  readonly asset_id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly view: 'side' | 'front' | 'rear' | 'interior' | 'boot' | 'other';
  readonly drawn: boolean;
}

const withRating = sql`
  SELECT c.*, r.average AS rating_average, r.count AS rating_count
  FROM chosen c
  CROSS JOIN LATERAL (
    SELECT avg(rating)::float8 AS average, count(*)::int AS count
    FROM reviews WHERE asset_id = c.id
  ) r`;

const rangeOf = ({ from, to }: TimeRange) => sql`tstzrange(${toDate(from)}, ${toDate(to)})`;

/** A hold keeps a car from everybody but its holder; null for who holds nothing. */
const isNotHeldBy = (column: RawBuilder<unknown>, holdId: string | null) =>
  holdId === null ? sql`true` : sql`${column} IS DISTINCT FROM ${holdId}::uuid`;

/** The hold of a renter, who has one at most. */
export async function holdIdOf(db: Queries, userId: string | undefined): Promise<string | null> {
  if (userId === undefined) return null;
  const hold = await db
    .selectFrom('holds')
    .select('id')
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return hold?.id ?? null;
}

export interface FleetSearch {
  readonly cityId: string;
  readonly conditions: RawBuilder<boolean>;
  /** The trip with its turnaround. */
  readonly wanted: TimeRange;
  readonly ownHoldId: string | null;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/**
 * Walks the price index and asks car by car whether it is free, so it can stop after one page
 * however large the city is.
 */
export function freeAssets(search: FleetSearch): RawBuilder<AssetRow> {
  const order = search.order === 'asc' ? sql`ASC` : sql`DESC`;
  return sql<AssetRow>`
    WITH chosen AS MATERIALIZED (
      SELECT * FROM assets a
      WHERE ${search.conditions} AND NOT EXISTS (
        SELECT FROM occupancies o WHERE o.asset_id = a.id AND o.during && ${rangeOf(search.wanted)}
          AND ${isNotHeldBy(sql`o.hold_id`, search.ownHoldId)})
      ORDER BY a.price_per_day ${order}, a.id ${order}
      LIMIT ${search.limit} OFFSET ${search.offset}
    )
    ${withRating} ORDER BY c.price_per_day ${order}, c.id ${order}`;
}

/** All that fit, less those taken at some time in the window: far quicker than asking every car. */
export function countFreeAssets(search: FleetSearch): RawBuilder<{ free: number }> {
  return sql<{ free: number }>`
    SELECT (SELECT count(*) FROM assets a WHERE ${search.conditions})::int - (
      SELECT count(*) FROM assets a
      WHERE ${search.conditions} AND a.id IN (
        SELECT o.asset_id FROM occupancies o
        WHERE o.city_id = ${search.cityId} AND o.during && ${rangeOf(search.wanted)}
          AND ${isNotHeldBy(sql`o.hold_id`, search.ownHoldId)})
    )::int AS free`;
}

export async function findAsset(db: Queries, id: string): Promise<AssetRow | undefined> {
  const { rows } = await sql<AssetRow>`
    WITH chosen AS (SELECT * FROM assets WHERE id = ${id} AND enabled) ${withRating}`.execute(db);
  return rows[0];
}

export function photosOf(db: Queries, assetIds: readonly string[]): Promise<PhotoRow[]> {
  return db
    .selectFrom('asset_photos')
    .select(['asset_id', 'url', 'width', 'height', 'view', 'drawn'])
    .where('asset_id', '=', sql<string>`ANY(${[...assetIds]})`)
    .orderBy('asset_id')
    .orderBy('position')
    .execute();
}

export function firstPhotosOf(db: Queries, assetIds: readonly string[]): Promise<PhotoRow[]> {
  return db
    .selectFrom('asset_photos')
    .distinctOn('asset_id')
    .select(['asset_id', 'url', 'width', 'height', 'view', 'drawn'])
    .where('asset_id', '=', sql<string>`ANY(${[...assetIds]})`)
    .orderBy('asset_id')
    .orderBy('position')
    .execute();
}

/** What counts as free to whoever asks: the dates of a booking to be changed, and their own hold. */
export interface OwnTime {
  readonly bookingId?: string | undefined;
  readonly holdId: string | null;
}

/** When a car is taken, as stored, from the eyes of somebody. */
export async function occupiedTimes(
  db: Queries,
  assetId: string,
  window: TimeRange,
  { bookingId = undefined, holdId }: OwnTime,
): Promise<TimeRange[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    SELECT lower(during) AS "from", upper(during) AS "to" FROM occupancies
    WHERE asset_id = ${assetId} AND during && ${rangeOf(window)}
      AND (${bookingId ?? null}::uuid IS NULL OR booking_id IS DISTINCT FROM ${bookingId ?? null}::uuid)
      AND ${isNotHeldBy(sql`hold_id`, holdId)}
    ORDER BY 1`.execute(db);
  return rows.map((row) => ({ from: toInstant(row.from), to: toInstant(row.to) }));
}
