import { sql } from 'kysely';
import type { TimeRange } from '../../domain/availability.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { isNotHeldBy, rangeOf } from './time-conditions.ts';

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

/** In the order of the names; one that is not offered any more is left out. */
export async function assetsById(db: Queries, ids: readonly string[]): Promise<AssetRow[]> {
  const { rows } = await sql<AssetRow>`
    WITH chosen AS (SELECT * FROM assets WHERE id = ANY(${[...ids]}) AND enabled)
    ${withRating}`.execute(db);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
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
