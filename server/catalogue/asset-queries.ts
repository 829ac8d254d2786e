import type { TimeRange } from '../../domain/availability.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import { statement } from '../db/statement.ts';
import { PREPARED } from '../db/statement-marks.ts';
import type { CityRow } from './free-cars/fleet-shelf.ts';

/** A car as it is stored. */
export interface CarRow {
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
}

/** A car as the list and the detail page need it, its rating counted from the reviews. */
export interface AssetRow extends CarRow {
  readonly rating_average: number | null;
  readonly rating_count: number;
}

export interface PhotoRow {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly view: 'side' | 'front' | 'rear' | 'interior' | 'boot' | 'other';
  readonly drawn: boolean;
}

const assetColumns = `a.id, a.city_id, a.brand, a.model, a.year, a.category, a.body_type, a.seats,
  a.doors, a.luggages, a.transmission, a.propulsion_type, a.green_vehicle, a.features,
  a.daily_mileage_limit, a.price_per_day, a.base_latitude, a.base_longitude,
  r.average AS rating_average, r.count AS rating_count`;

const ratedAssets = `assets a CROSS JOIN LATERAL (
  SELECT avg(rating)::float8 AS average, count(*)::int AS count FROM reviews WHERE asset_id = a.id) r`;

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

const ASSETS_BY_ID = `${PREPARED}
  SELECT ${assetColumns}, (SELECT row_to_json(p) FROM asset_photos p WHERE p.asset_id = a.id
    ORDER BY p.position LIMIT 1) AS photo
  FROM ${ratedAssets} WHERE a.id = ANY($1) AND a.enabled`;

/** In the order of the names, each with its first photo; one that is not offered any more is left out. */
export async function assetsById(
  db: Queries,
  ids: readonly string[],
): Promise<(AssetRow & { readonly photo: PhotoRow | null })[]> {
  const { rows } = await db.executeQuery(
    statement<AssetRow & { readonly photo: PhotoRow | null }>(ASSETS_BY_ID, [[...ids]]),
  );
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const FIND_ASSET = `${PREPARED}
  SELECT ${assetColumns}, row_to_json(city) AS city
  FROM ${ratedAssets} JOIN cities city ON city.id = a.city_id WHERE a.id = $1 AND a.enabled`;

/** A car with its city. */
export async function findAsset(
  db: Queries,
  id: string,
): Promise<(AssetRow & { readonly city: CityRow }) | undefined> {
  const { rows } = await db.executeQuery(
    statement<AssetRow & { readonly city: CityRow }>(FIND_ASSET, [id]),
  );
  return rows[0];
}

interface FullAssetRow extends AssetRow {
  readonly city: CityRow;
  readonly photos: PhotoRow[] | null;
  readonly extra_ids: string[];
}

const FIND_ASSET_IN_FULL = `${PREPARED}
  SELECT ${assetColumns}, row_to_json(city) AS city, (
    SELECT json_agg(p ORDER BY p.position) FROM asset_photos p WHERE p.asset_id = a.id) AS photos,
    ARRAY(SELECT e.id FROM asset_extras f JOIN extras e ON e.id = f.extra_id
    WHERE f.asset_id = a.id AND e.enabled ORDER BY e.position) AS extra_ids
  FROM ${ratedAssets} JOIN cities city ON city.id = a.city_id WHERE a.id = $1 AND a.enabled`;

/** A car with all that its page shows. */
export async function findAssetInFull(db: Queries, id: string): Promise<FullAssetRow | undefined> {
  const { rows } = await db.executeQuery(statement<FullAssetRow>(FIND_ASSET_IN_FULL, [id]));
  return rows[0];
}

/** What counts as free to whoever asks: the dates of a booking to be changed, and their own hold. */
export interface OwnTime {
  readonly bookingId?: string | undefined;
  readonly holdId: string | null;
}

const OCCUPIED_TIMES = `
  SELECT lower(during) AS "from", upper(during) AS "to" FROM occupancies
  WHERE asset_id = $1 AND during && tstzrange($2, $3)
    AND ($4::uuid IS NULL OR booking_id IS DISTINCT FROM $4)
    AND ($5::uuid IS NULL OR hold_id IS DISTINCT FROM $5)
  ORDER BY 1`;

/** When a car is taken, as stored, from the eyes of somebody. */
export async function occupiedTimes(
  db: Queries,
  assetId: string,
  window: TimeRange,
  { bookingId = undefined, holdId }: OwnTime,
): Promise<TimeRange[]> {
  const { rows } = await db.executeQuery(
    statement<{ readonly from: Date; readonly to: Date }>(OCCUPIED_TIMES, [
      assetId,
      toDate(window.from),
      toDate(window.to),
      bookingId ?? null,
      holdId,
    ]),
  );
  return rows.map((row) => ({ from: toInstant(row.from), to: toInstant(row.to) }));
}
