import { type RawBuilder, sql } from 'kysely';
import type { BoardBar, BoardCar } from '../../../contract/operate/board.ts';
import type { TimeRange } from '../../../domain/availability.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';

/** By car, in the order of time: what takes its time in a window, and whatever should be back and is not. */
export async function readBars(
  db: Queries,
  cityId: string,
  { from, to }: TimeRange,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, BoardBar[]>> {
  const [inWindow, late] = await Promise.all([
    taken(db, cityId)
      .where('during', '&&', sql<string>`tstzrange(${toDate(from)}, ${toDate(to)})`)
      .execute(),
    overdue(db, cityId, now)
      .where(sql<boolean>`upper(during) <= ${toDate(from)}`)
      .execute(),
  ]);
  const rows = [...late, ...inWindow].filter((row) => !hasLapsed(row, now));
  const byCar = Map.groupBy(rows, ({ car_id }) => car_id);
  return new Map([...byCar].map(([carId, some]) => [carId, some.map(barShape)]));
}

/** By car: what takes its time at this moment, or should have ended and has not. */
export async function readTakenNow(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, BoardCar['takenNow']>> {
  const [inTime, late] = await Promise.all([
    occupied(db, cityId)
      .select(['occupancies.car_id', 'bookings.status', 'users.name', 'holds.expires_at'])
      .where('during', '&&', sql<string>`tstzrange(${toDate(now)}, ${toDate(now)}, '[]')`)
      .execute(),
    overdue(db, cityId, now).execute(),
  ]);
  return new Map(
    [...inTime, ...late]
      .filter((row) => !hasLapsed(row, now))
      .map(({ car_id, status, name }) => [car_id, { isOut: status === 'active', renter: name }]),
  );
}

const overdue = (db: Queries, cityId: string, now: Temporal.Instant) =>
  taken(db, cityId)
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', '=', 'active')
    .where('bookings.ends_at', '<', toDate(now));

/** What takes one car's time in a window; what is held and lapsed is not in the way. */
export async function readBarsOfCar(
  db: Queries,
  car: { readonly id: string; readonly cityId: string },
  { from, to }: TimeRange,
  now: Temporal.Instant,
): Promise<BoardBar[]> {
  const rows = await taken(db, car.cityId)
    .where('occupancies.car_id', '=', car.id)
    .where('during', '&&', sql<string>`tstzrange(${toDate(from)}, ${toDate(to)})`)
    .execute();
  return rows.filter((row) => !hasLapsed(row, now)).map(barShape);
}

const hasLapsed = ({ expires_at }: Pick<Row, 'expires_at'>, now: Temporal.Instant) =>
  expires_at !== null && expires_at <= toDate(now);

const occupied = (db: Queries, cityId: string) =>
  db
    .selectFrom('occupancies')
    .leftJoin('bookings', 'bookings.id', 'occupancies.booking_id')
    .leftJoin('users', 'users.id', 'bookings.user_id')
    .leftJoin('holds', 'holds.id', 'occupancies.hold_id')
    .leftJoin('car_offers', 'car_offers.id', 'occupancies.offer_id')
    .leftJoin('users as holder', 'holder.id', 'holds.user_id')
    .where('occupancies.city_id', '=', cityId)
    .orderBy(sql`lower(during)`);

const taken = (db: Queries, cityId: string) =>
  occupied(db, cityId).select([
    'occupancies.id',
    'occupancies.car_id',
    'kind',
    isoText(sql`lower(during)`).as('starts_at'),
    isoText(sql`coalesce(bookings.ends_at, holds.ends_at, upper(during))`).as('ends_at'),
    isoText(sql`upper(during)`).as('free_at'),
    'block_reason',
    'block_note',
    'occupancies.booking_id',
    'bookings.reference',
    'bookings.status',
    'users.name',
    'holds.expires_at',
    'holder.name as held_for',
    'car_offers.booking_id as offered_to',
  ]);

/** Written by the database: a board has ten thousand moments, and reading each into a Date only to write it costs more. */
const isoText = (at: RawBuilder<unknown>) =>
  sql<string>`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

type Row = Awaited<ReturnType<ReturnType<typeof taken>['execute']>>[number];

function barShape(row: Row): BoardBar {
  const { booking_id: bookingId, reference, status, name } = row;
  return {
    id: row.id,
    kind: row.kind,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    freeAt: row.free_at,
    booking:
      bookingId && reference && status
        ? { id: bookingId, reference, status, renter: name ?? '' }
        : null,
    heldUntil: row.expires_at?.toISOString() ?? null,
    heldFor: row.held_for,
    ...(row.offered_to && { offeredTo: row.offered_to }),
    block: row.block_reason && { reason: row.block_reason, note: row.block_note },
  };
}
