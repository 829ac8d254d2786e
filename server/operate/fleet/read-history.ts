import { sql } from 'kysely';
import type { CarHistory, CarHistoryQuery } from '../../../contract/operate/car-history.ts';
import { changesIn, deedNamed } from '../../../domain/fleet/car-history.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { peopleOf } from '../staff/people-of.ts';

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly total: number;
}

/**
 * What was done to a car and said of it, newest first. What somebody does at the desk is in the audit log; what the
 * clock and a sealed handover say is among the readings alone.
 */
export async function readHistory(
  db: Queries,
  caller: StaffCaller,
  carId: string,
  { page, size }: CarHistoryQuery,
): Promise<CarHistory> {
  const car = await db
    .selectFrom('cars')
    .select('city_id')
    .where('id', '=', carId)
    .executeTakeFirst();
  if (!car) throw notFound('This car');
  requirePermission(caller, 'fleet.read', car.city_id);
  const subject = `car ${carId}`;
  const { rows } = await sql<Row>`
    WITH entries AS (
      SELECT number::text AS id, number AS place, at, actor AS by, action, before, after, reason
      FROM audit_log
      WHERE subject = ${subject}
      UNION ALL
      SELECT 'said ' || min(id), min(id), said_at, said_by, 'fleet say-state', NULL,
        json_object_agg(
          CASE kind
            WHEN 'CONDITION' THEN 'condition'
            WHEN 'ODOMETER' THEN 'odometerKm'
            WHEN 'ENERGY' THEN 'energyPercent'
            ELSE 'standsAt'
          END,
          CASE WHEN kind IN ('ODOMETER', 'ENERGY') THEN to_json(value::int) ELSE to_json(value) END
        )::text, NULL
      FROM car_readings
      WHERE car_id = ${carId} AND NOT EXISTS (
        SELECT 1 FROM audit_log
        WHERE subject = ${subject} AND at = said_at AND actor = said_by
      )
      GROUP BY said_at, said_by
    )
    SELECT *, count(*) OVER ()::int AS total
    FROM entries
    ORDER BY at DESC, place DESC
    LIMIT ${size} OFFSET ${(page - 1) * size}`.execute(db);
  const people = await peopleOf(
    db,
    rows.map(({ by }) => by),
  );
  const total = rows[0]?.total ?? 0;
  return {
    total,
    page,
    pages: Math.ceil(total / size),
    items: rows.map((row) => entryOf(row, people)),
  };
}

type Item = CarHistory['items'][number];

function entryOf(row: Row, people: Awaited<ReturnType<typeof peopleOf>>): Item {
  const { id, at, by, reason } = row;
  const [before, after] = [valuesIn(row.before), valuesIn(row.after)];
  const deed = deedNamed(row.action);
  return {
    id,
    at: at.toISOString(),
    by: people(by),
    deed,
    changes: changesIn(deed, before, after) as Item['changes'],
    block: blockIn(after ?? before),
    reason,
  };
}

function blockIn(values: Record<string, unknown> | null): Item['block'] {
  if (!values || !('startsAt' in values)) return null;
  const { reason, startsAt, endsAt } = values as NonNullable<Item['block']>;
  return { reason, startsAt, endsAt };
}

const valuesIn = (text: string | null): Record<string, unknown> | null =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);
