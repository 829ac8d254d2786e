import { sql } from 'kysely';
import type { TimeRange } from '../../domain/availability.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { sendWithNext } from '../db/statement-marks.ts';
import { Refusal } from '../errors.ts';

type Purpose =
  | { readonly kind: 'booking'; readonly bookingId: string }
  | { readonly kind: 'hold'; readonly holdId: string }
  | { readonly kind: 'change'; readonly changeRequestId: string };

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
  const taken = await tx
    .insertInto('occupancies')
    .values({
      asset_id: car.assetId,
      city_id: car.cityId,
      during: rangeText(during),
      kind: purpose.kind,
      booking_id: purpose.kind === 'booking' ? purpose.bookingId : null,
      hold_id: purpose.kind === 'hold' ? purpose.holdId : null,
      change_request_id: purpose.kind === 'change' ? purpose.changeRequestId : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw carUnavailable();
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
  const lapsed = await tx
    .updateTable('holds')
    .set({ released_at: at })
    .where('released_at', 'is', null)
    .where('expires_at', '<=', at)
    .$if(assetId !== undefined, (query) => query.where('asset_id', '=', assetId ?? ''))
    .returning('id')
    .execute();
  await freeHolds(
    tx,
    lapsed.map(({ id }) => id),
  );
}

/** A renter has one hold; what they held before is given back. */
export async function endHoldsOf(
  tx: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  const ended = await tx
    .updateTable('holds')
    .set({ released_at: toDate(now) })
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .returning('id')
    .execute();
  await freeHolds(
    tx,
    ended.map(({ id }) => id),
  );
}

async function freeHolds(tx: Queries, holdIds: readonly string[]): Promise<void> {
  if (holdIds.length === 0) return;
  const held = tx
    .deleteFrom('occupancies')
    .where('hold_id', '=', sql<string>`ANY(${[...holdIds]})`);
  await sendWithNext(tx, held);
}

export const carUnavailable = () =>
  new Refusal('car_unavailable', 'This car is no longer free for these dates.');

/** PostgreSQL's way to write a half-open range. */
const rangeText = ({ from, to }: TimeRange) => `[${from.toString()},${to.toString()})`;
