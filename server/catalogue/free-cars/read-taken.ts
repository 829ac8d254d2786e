import type { TimeRange } from '../../../domain/availability.ts';
import { daysOf, type Stay, type TakenDay } from '../../../domain/taken-day.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { statement } from '../../db/statement.ts';
import { PREPARED } from '../../db/statement-marks.ts';
import { type CityRow, noFleetVersion } from './fleet-shelf.ts';

export interface Wanted {
  readonly cityId: string;
  /** The trip with its turnaround. */
  readonly during: TimeRange;
  /** Counts as free to who holds it. */
  readonly ownHoldId: string | null;
}

/** Everything that is known about who has which car in a window, as of one moment. */
export interface Taken {
  readonly fleetVersion: number;
  /** Null where there is none of this name. */
  readonly city: CityRow | null;
  readonly days: readonly (TakenDay & { readonly day: number; readonly block: number })[];
  /** Cars asked singly, because what is packed of them is out of date or not for this renter. */
  readonly single: readonly { readonly id: string; readonly isTaken: boolean }[];
}

interface Row {
  readonly day: number | null;
  readonly block: number;
  readonly touched: Uint8Array;
  readonly parts: Uint8Array;
  readonly asset_id: string | null;
  readonly is_taken: boolean;
  readonly version: number | null;
  readonly city: CityRow | null;
}

/** One statement, hence one snapshot: the packed days and what changed since belong together. */
const READ_TAKEN = `${PREPARED}
  SELECT day, block, touched, CASE WHEN day IN ($2, $3) THEN parts ELSE '' END AS parts,
    NULL::uuid AS asset_id, NULL::boolean AS is_taken, NULL::bigint AS version, NULL::json AS city
  FROM taken_days WHERE city_id = $1 AND day BETWEEN $2 AND $3
  UNION ALL
  SELECT NULL, NULL, NULL, NULL, single.asset_id, EXISTS (
    SELECT FROM occupancies o WHERE o.asset_id = single.asset_id AND o.during && tstzrange($4, $5)
      AND ($6::uuid IS NULL OR o.hold_id IS DISTINCT FROM $6)), NULL, NULL
  FROM (
    SELECT asset_id FROM occupancy_changes WHERE city_id = $1 AND during && tstzrange($4, $5)
    UNION SELECT id FROM assets WHERE city_id = $1 AND slot IS NULL
    UNION SELECT asset_id FROM occupancies WHERE hold_id = $6
  ) single
  UNION ALL
  SELECT NULL, NULL, NULL, NULL, NULL, NULL, f.version, row_to_json(c)
  FROM cities c LEFT JOIN fleets f ON f.city_id = c.id WHERE c.id = $1`;

export async function readTaken(db: Queries, wanted: Wanted): Promise<Taken> {
  const { cityId, during, ownHoldId } = wanted;
  const { first, last } = daysOf(stayOf(during));
  const window = [toDate(during.from), toDate(during.to)];
  const { rows } = await db.executeQuery(
    statement<Row>(READ_TAKEN, [cityId, first, last, ...window, ownHoldId]),
  );
  const days: Taken['days'][number][] = [];
  const single: Taken['single'][number][] = [];
  let fleetVersion = noFleetVersion;
  let city: CityRow | null = null;
  for (const { day, block, touched, parts, asset_id, is_taken, ...row } of rows) {
    if (day !== null) days.push({ day, block, touched, parts });
    else if (asset_id !== null) single.push({ id: asset_id, isTaken: is_taken });
    else {
      fleetVersion = row.version ?? noFleetVersion;
      city = row.city;
    }
  }
  return { fleetVersion, city, days, single };
}

export function stayOf({ from, to }: TimeRange): Stay {
  return {
    from: Math.floor(from.epochMilliseconds / 1000),
    to: Math.ceil(to.epochMilliseconds / 1000),
  };
}
