import { sql } from 'kysely';
import { isLate } from '../../domain/charges/late.ts';
import type { HandoverFigures } from '../../domain/handovers/figures.ts';
import { handoverPolicy, jobPolicy } from '../../domain/policy-constants.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';

interface CityFigures extends HandoverFigures {
  readonly cityId: string;
}

/** Of the last weeks, for every city in which something was sealed or claimed. */
export async function handoverFigures(db: Queries, now: Temporal.Instant): Promise<CityFigures[]> {
  const since = toDate(now.subtract({ hours: 24 * handoverPolicy.figuresOfDays }));
  const minutes = (count: number) => sql`${count} * interval '1 minute'`;
  /** By our clock. */
  const first = (which: ReturnType<typeof sql>) =>
    sql<Date | null>`(SELECT min(happened_at - clock_off_ms * interval '1 millisecond') FROM handover_events
      WHERE handover_events.booking_id = seals.booking_id AND handover_events.kind = seals.kind
        AND ${which})`;
  const arrivedAt = first(sql`act ->> 'kind' = 'arrived'`);
  // As `metAt` of the rules has it.
  const metAt = first(sql`handover_events.phone_id = seals.phone_id
    AND (act ->> 'kind' = 'identity-checked' AND act -> 'isSamePerson' = 'true'
      OR act ->> 'kind' = 'photograph-taken' AND act ->> 'subject' = 'view')`);
  const count = (which: ReturnType<typeof sql>) =>
    sql<number>`count(*) FILTER (WHERE ${which})::int`;
  const sealed = await db
    .selectFrom('seals')
    .innerJoin('bookings', 'bookings.id', 'seals.booking_id')
    .where('seals.received_at', '>=', since)
    .groupBy('bookings.city_id')
    .select([
      'bookings.city_id as cityId',
      count(sql`seals.kind = 'deliver'`).as('deliveries'),
      count(sql`seals.kind = 'deliver'
        AND ${arrivedAt} <= starts_at + ${minutes(jobPolicy.windowMinutes)}`).as('onTime'),
      count(sql`seals.kind = 'collect'`).as('collections'),
    ])
    .execute();
  const returned = await db
    .selectFrom('seals')
    .innerJoin('bookings', 'bookings.id', 'seals.booking_id')
    .where('seals.received_at', '>=', since)
    .where('seals.kind', '=', 'collect')
    .select(['bookings.city_id as cityId', 'ends_at'])
    .select([arrivedAt.as('arrivedAt'), metAt.as('metAt')])
    .execute();
  const late = returned.filter(
    (one) =>
      one.arrivedAt &&
      one.metAt &&
      isLate({
        agreedAt: toInstant(one.ends_at),
        arrivedAt: toInstant(one.arrivedAt),
        metAt: toInstant(one.metAt),
      }),
  );
  const claimed = await db
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .where('made_at', '>=', since)
    .groupBy('bookings.city_id')
    .select(['bookings.city_id as cityId', count(sql`true`).as('claims')])
    .execute();
  const none = { deliveries: 0, onTime: 0, collections: 0, lateReturns: 0, claims: 0 };
  const cityIds = new Set([...sealed, ...claimed].map(({ cityId }) => cityId));
  return [...cityIds].map((cityId) => ({
    ...none,
    ...sealed.find((one) => one.cityId === cityId),
    ...claimed.find((one) => one.cityId === cityId),
    lateReturns: late.filter((one) => one.cityId === cityId).length,
    cityId,
  }));
}
