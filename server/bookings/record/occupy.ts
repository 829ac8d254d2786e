import type { TimeRange } from '../../../domain/availability.ts';
import type { BlockReason } from '../../../domain/fleet/condition.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { carUnavailable } from '../../errors.ts';

type Purpose =
  | { readonly kind: 'booking'; readonly bookingId: string; readonly isOut?: boolean }
  | { readonly kind: 'hold'; readonly holdId: string }
  | { readonly kind: 'change'; readonly changeRequestId: string }
  | { readonly kind: 'offer'; readonly offerId: string }
  | { readonly kind: 'block'; readonly blockId: string; readonly block: Block };

interface Block {
  readonly reason: BlockReason;
  readonly note: string | null;
  /** Of staff. */
  readonly by: string;
}

/**
 * Takes a car's time. The insert is the check: the database refuses what overlaps, whoever else is
 * writing at the same moment, and the refusal is the answer. So is a car that is not offered any more:
 * whoever retires it waits for the booking or hold that refers to it already, or is seen here. Only a car that is out
 * with its renter need not be on offer.
 */
export async function occupy(
  tx: Queries,
  car: { readonly carId: string; readonly cityId: string },
  during: TimeRange,
  purpose: Purpose,
): Promise<void> {
  const isOut = purpose.kind === 'booking' && purpose.isOut;
  const isToBeHad = ['booking', 'hold', 'offer'].includes(purpose.kind) && !isOut;
  const row = {
    car_id: car.carId,
    city_id: car.cityId,
    during: rangeText(during),
    kind: purpose.kind,
    booking_id: purpose.kind === 'booking' ? purpose.bookingId : null,
    hold_id: purpose.kind === 'hold' ? purpose.holdId : null,
    change_request_id: purpose.kind === 'change' ? purpose.changeRequestId : null,
    offer_id: purpose.kind === 'offer' ? purpose.offerId : null,
    ...(purpose.kind === 'block' && blockColumns(purpose)),
  };
  if (isToBeHad && !(await isOffered(tx, car.carId))) throw carUnavailable();
  const taken = await tx
    .insertInto('occupancies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw carUnavailable();
}

const isOffered = async (tx: Queries, carId: string) =>
  (await tx
    .selectFrom('cars')
    .select('id')
    .where('id', '=', carId)
    .where('enabled', '=', true)
    .executeTakeFirst()) !== undefined;

const blockColumns = ({ blockId, block }: Purpose & { readonly kind: 'block' }) => ({
  id: blockId,
  block_reason: block.reason,
  block_note: block.note,
  block_by: block.by,
});

/** What a booking occupies: what is stored, whatever today's rules would give. */
export async function occupiedBy(db: Queries, bookingId: string): Promise<TimeRange> {
  const during = await findOccupied(db, bookingId);
  if (!during) throw new Error(`The booking ${bookingId} occupies nothing.`);
  return during;
}

/** Null once the booking has ended. */
export async function findOccupied(db: Queries, bookingId: string): Promise<TimeRange | null> {
  const found = await db
    .selectFrom('occupancies')
    .select(({ fn }) => [
      fn<Date>('lower', ['during']).as('from'),
      fn<Date>('upper', ['during']).as('to'),
    ])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return found ? { from: toInstant(found.from), to: toInstant(found.to) } : null;
}

/** The booking's own time becomes another one; what a change reserved for it has been freed before. */
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

/** What a change reserves on one car it reserves on another, or that one cannot be had. */
export async function moveChange(
  tx: Queries,
  changeRequestId: string,
  car: { readonly carId: string; readonly cityId: string },
): Promise<void> {
  const reserved = await tx
    .selectFrom('occupancies')
    .select(({ fn }) => [
      fn<Date>('lower', ['during']).as('from'),
      fn<Date>('upper', ['during']).as('to'),
    ])
    .where('change_request_id', '=', changeRequestId)
    .execute();
  await freeChange(tx, changeRequestId);
  for (const { from, to } of reserved) {
    const during = { from: toInstant(from), to: toInstant(to) };
    await occupy(tx, car, during, { kind: 'change', changeRequestId });
  }
}

/**
 * Ends holds whose time is up. The constraint cannot know the time, so whoever wants a car frees
 * what has lapsed on it first; the sweep does the rest.
 */
export async function endLapsedHolds(
  tx: Queries,
  now: Temporal.Instant,
  carId?: string,
): Promise<void> {
  const ended = await endingHolds(tx, now)
    .where('expires_at', '<=', toDate(now))
    .$if(carId !== undefined, (query) => query.where('car_id', '=', carId ?? ''))
    .execute();
  await freeHolds(tx, ended);
}

/** A renter has one hold; what they held before is given back. */
export async function endHoldsOf(
  tx: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  const ended = await endingHolds(tx, now).where('user_id', '=', userId).execute();
  await freeHolds(tx, ended);
}

/** What they hold of one trip; whatever else they hold stays. */
export async function endHoldFor(
  tx: Queries,
  {
    userId,
    carId,
    startsAt,
  }: { readonly userId: string; readonly carId: string; readonly startsAt: Date },
  now: Temporal.Instant,
): Promise<void> {
  const ended = await endingHolds(tx, now)
    .where('user_id', '=', userId)
    .where('car_id', '=', carId)
    .where('starts_at', '=', startsAt)
    .execute();
  await freeHolds(tx, ended);
}

const endingHolds = (tx: Queries, now: Temporal.Instant) =>
  tx
    .updateTable('holds')
    .set({ released_at: toDate(now) })
    .where('released_at', 'is', null)
    .returning('id');

async function freeHolds(tx: Queries, holds: readonly { readonly id: string }[]): Promise<void> {
  if (holds.length === 0) return;
  const ids = holds.map(({ id }) => id);
  await tx.deleteFrom('occupancies').where('hold_id', 'in', ids).execute();
}

/** PostgreSQL's way to write a half-open range. */
const rangeText = ({ from, to }: TimeRange) => `[${from.toString()},${to.toString()})`;
