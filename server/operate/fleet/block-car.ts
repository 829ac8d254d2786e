import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Block, BlockEdit, NewBlock } from '../../../contract/operate/fleet.ts';
import type { AuditAction } from '../../../domain/audit-action.ts';
import type { TimeRange } from '../../../domain/availability.ts';
import { overlaps } from '../../../domain/availability.ts';
import type { BlockReason } from '../../../domain/fleet/condition.ts';
import { endLapsedHolds, occupy } from '../../bookings/record/occupy.ts';
import { toInstant } from '../../db/instant.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requirePermission } from '../http/require-permission.ts';
import { peopleOf } from '../staff/people-of.ts';
import { blockShape, findBlock } from './blocks.ts';
import { bookingsOfCar } from './bookings-of-car.ts';
import { lockCar } from './lock-car.ts';

interface Wanted {
  readonly carId: string;
  readonly cityId: string;
  readonly blockId: string;
  readonly during: TimeRange;
  readonly reason: BlockReason;
  readonly note: string | null;
  readonly by: string;
}

/** Takes a car's time exactly as a booking does. */
export async function blockCar(
  acting: Acting,
  carId: string,
  { reason, note, startsAt, endsAt }: z.output<typeof NewBlock>,
): Promise<Block> {
  const car = await lockCar(acting, 'fleet.block', carId);
  const during = rangeFrom(startsAt, endsAt);
  const blockId = randomUUID();
  const by = acting.caller.userId;
  await takeTime(acting, { carId, cityId: car.city_id, blockId, during, reason, note, by });
  const block = await readBlock(acting, blockId);
  await log(acting, 'fleet block-car', { carId, after: block });
  return block;
}

/** Another time, or another reason; what it took before is free. */
export async function editBlock(
  acting: Acting,
  blockId: string,
  { reason, note, startsAt, endsAt }: z.output<typeof BlockEdit>,
): Promise<Block> {
  const stored = await requireBlock(acting, blockId);
  const before = await readBlock(acting, blockId);
  const during = rangeFrom(startsAt ?? before.startsAt, endsAt ?? before.endsAt);
  await acting.tx.deleteFrom('occupancies').where('id', '=', blockId).execute();
  await takeTime(acting, {
    carId: stored.car_id,
    cityId: stored.city_id,
    blockId,
    during,
    reason: reason ?? before.reason,
    note: note === undefined ? before.note : note,
    by: stored.block_by ?? acting.caller.userId,
  });
  const block = await readBlock(acting, blockId);
  await log(acting, 'fleet edit-block', { carId: stored.car_id, before, after: block });
  return block;
}

/** What is left of its time is free from now on; one that has not begun is gone. */
export async function endBlock(acting: Acting, blockId: string): Promise<void> {
  const { tx, now } = acting;
  const stored = await requireBlock(acting, blockId);
  const before = await readBlock(acting, blockId);
  if (Temporal.Instant.compare(toInstant(stored.to), now) <= 0) return;
  const hasBegun = Temporal.Instant.compare(toInstant(stored.from), now) < 0;
  if (hasBegun) {
    const during = `[${before.startsAt},${now.toString()})`;
    await tx.updateTable('occupancies').set({ during }).where('id', '=', blockId).execute();
  } else {
    await tx.deleteFrom('occupancies').where('id', '=', blockId).execute();
  }
  const after = hasBegun ? { after: { ...before, endsAt: now.toString() } } : {};
  await log(acting, 'fleet end-block', { carId: stored.car_id, before, ...after });
}

async function requireBlock({ tx, caller }: Acting, blockId: string) {
  const block = await findBlock(tx, blockId);
  if (!block) throw notFound('This block');
  requirePermission(caller, 'fleet.block', block.city_id);
  return block;
}

async function readBlock({ tx }: Acting, blockId: string): Promise<Block> {
  const block = await findBlock(tx, blockId);
  if (!block) throw notFound('This block');
  return blockShape(block, await peopleOf(tx, [block.block_by ?? '']));
}

function rangeFrom(startsAt: string, endsAt: string): TimeRange {
  const during = { from: Temporal.Instant.from(startsAt), to: Temporal.Instant.from(endsAt) };
  if (Temporal.Instant.compare(during.from, during.to) < 0) return during;
  throw new Refusal('block_reversed', 'A block must end after it begins.');
}

/** The insert is the check; who has the time already is said where it is a booking. */
async function takeTime({ tx, now }: Acting, wanted: Wanted): Promise<void> {
  const { carId, cityId, during, blockId, reason, note, by } = wanted;
  await endLapsedHolds(tx, now, carId);
  const bookings = (await bookingsOfCar(tx, carId, now)).filter((booking) =>
    overlaps(during, {
      from: Temporal.Instant.from(booking.startsAt),
      to: Temporal.Instant.from(booking.endsAt),
    }),
  );
  if (bookings.length > 0) {
    throw new Refusal('car_has_bookings', 'This car has bookings then.', [], { bookings });
  }
  const block = { reason, note, by };
  await occupy(tx, { carId, cityId }, during, { kind: 'block', blockId, block });
}

function log(
  { tx, caller, now }: Acting,
  action: AuditAction,
  { carId, ...what }: { readonly carId: string; readonly before?: Block; readonly after?: Block },
): Promise<void> {
  return recordAudit(tx, { actor: caller.userId, action, subject: `car ${carId}`, ...what, now });
}
