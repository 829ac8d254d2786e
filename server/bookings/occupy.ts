import type { TimeRange } from '../../domain/availability.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { statement } from '../db/statement.ts';
import { sendWithNext } from '../db/statement-marks.ts';
import { Refusal } from '../errors.ts';

type Purpose =
  | { readonly kind: 'booking'; readonly bookingId: string }
  | { readonly kind: 'hold'; readonly holdId: string }
  | { readonly kind: 'change'; readonly changeRequestId: string };

// A booking that was not written, because its quote is booked already, takes no time.
const TAKE = `insert into occupancies
    (asset_id, city_id, during, kind, booking_id, hold_id, change_request_id)
  select $1::uuid, $2::text, $3::tstzrange, $4::text, $5::uuid, $6::uuid, $7::uuid
  where $5::uuid is null or exists (select from bookings where id = $5::uuid)
  on conflict do nothing returning id`;

/**
 * Takes a car's time. The insert is the check: the database refuses what overlaps, whoever else is
 * writing at the same moment, and the refusal is the answer.
 */
export async function occupy(
  tx: Queries,
  car: { readonly assetId: string; readonly cityId: string },
  during: TimeRange,
  purpose: Purpose,
): Promise<void> {
  const { rows: taken } = await tx.executeQuery(
    statement(TAKE, [
      car.assetId,
      car.cityId,
      rangeText(during),
      purpose.kind,
      purpose.kind === 'booking' ? purpose.bookingId : null,
      purpose.kind === 'hold' ? purpose.holdId : null,
      purpose.kind === 'change' ? purpose.changeRequestId : null,
    ]),
  );
  if (taken.length === 0) throw carUnavailable();
}

/** The booking's own time becomes another one; what a change kept for it has been freed before. */
export async function reoccupy(tx: Queries, bookingId: string, during: TimeRange): Promise<void> {
  await tx
    .updateTable('occupancies')
    .set({ during: rangeText(during) })
    .where('booking_id', '=', bookingId)
    .execute();
}

export async function freeBooking(tx: Queries, bookingId: string): Promise<void> {
  await tx.deleteFrom('occupancies').where('booking_id', '=', bookingId).execute();
}

export async function freeChange(tx: Queries, changeRequestId: string): Promise<void> {
  await tx.deleteFrom('occupancies').where('change_request_id', '=', changeRequestId).execute();
}

/**
 * Ends holds whose time is up. The constraint cannot know the time, so whoever wants a car frees
 * what has lapsed on it first; the sweep does the rest.
 */
export async function endLapsedHolds(
  tx: Queries,
  now: Temporal.Instant,
  assetId?: string,
): Promise<void> {
  const at = toDate(now);
  const lapsed =
    assetId === undefined
      ? statement(endingHolds('expires_at <= $1'), [at])
      : statement(endingHolds('expires_at <= $1 and asset_id = $2'), [at, assetId]);
  await sendWithNext(tx, lapsed);
}

/** A renter has one hold; what they held before is given back. */
export async function endHoldsOf(
  tx: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await sendWithNext(tx, statement(endingHolds('user_id = $2'), [toDate(now), userId]));
}

/** At the moment $1; what they kept is free with them. */
const endingHolds = (which: string) => `with ended as (
    update holds set released_at = $1 where released_at is null and ${which} returning id)
  delete from occupancies where hold_id = any (array(select id from ended))`;

export const carUnavailable = () =>
  new Refusal('car_unavailable', 'This car is no longer free for these dates.');

/** PostgreSQL's way to write a half-open range. */
const rangeText = ({ from, to }: TimeRange) => `[${from.toString()},${to.toString()})`;
