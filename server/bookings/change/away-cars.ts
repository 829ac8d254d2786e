import { type Away, troubleOf } from '../../../domain/repairs/trouble.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';

/** The cars of a city that are late, in service or missing, whatever their calendars say. */
export async function awayCars(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, Away>> {
  const rows = await db
    .selectFrom('cars')
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.car_id', '=', 'cars.id')
        .on('bookings.status', '=', 'active')
        .on('bookings.ends_at', '<', toDate(now)),
    )
    .select(['cars.id', 'condition', 'bookings.ends_at'])
    .where('cars.city_id', '=', cityId)
    .where(({ or, eb }) =>
      or([
        eb('condition', 'in', ['IN_SERVICE', 'MISSING']),
        eb('bookings.ends_at', 'is not', null),
      ]),
    )
    .execute();
  return new Map(
    rows.flatMap(({ id, condition, ends_at }) => {
      const dueBackAt = ends_at && toInstant(ends_at);
      const trouble = troubleOf({ condition, dueBackAt, papersEndAt: null }, now);
      return trouble ? [[id, trouble] as const] : [];
    }),
  );
}
