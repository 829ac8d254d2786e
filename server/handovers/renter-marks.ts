import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { AddedMark, NewMark } from '../../contract/handovers.ts';
import { additionDigest, mayAddMark } from '../../domain/handovers/addition.ts';
import { sealCode } from '../../domain/handovers/seal.ts';
import { handoverPolicy } from '../../domain/policy-constants.ts';
import { lockBooking } from '../bookings/record/booking-row.ts';
import { writeHistory } from '../bookings/record/change-status.ts';
import { headOf, moveHead } from '../bookings/record/evidence-heads.ts';
import { requireOwnPhotograph } from '../bookings/record/own-photograph.ts';
import { digestOfText } from '../bookings/record/sha256.ts';
import { showAtOnce } from '../bookings/record/show-at-once.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';
import { notFound, Refusal } from '../errors.ts';
import { sealOf } from './seal-of.ts';

export type AddedRow = Selectable<Tables['renter_marks']>;

export const marksAdded = (db: Queries, bookingId: string): Promise<AddedRow[]> =>
  db
    .selectFrom('renter_marks')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();

export const addedShape = (row: AddedRow): AddedMark => ({
  id: row.id,
  kind: row.kind,
  side: row.side,
  across: row.across,
  down: row.down,
  words: row.words,
  photo: row.photo,
  addedAt: row.added_at.toISOString(),
  code: sealCode(row.digest),
  digest: row.digest,
});

/** What the renter saw and nobody noted. The seal stays as it is; this is sealed to it. */
export async function addMark(
  tx: Queries,
  bookingId: string,
  mark: z.output<typeof NewMark>,
  now: Temporal.Instant,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const seal = await sealOf(tx, { bookingId, kind: 'deliver' });
  if (!seal) throw notFound('A sealed delivery of this booking');
  if (!mayAddMark(toInstant(seal.received_at), now)) {
    throw new Refusal('too_late_for_marks', 'Marks can be added within an hour after delivery.');
  }
  const chain = { chain: 'marks', booking_id: bookingId } as const;
  const last = await headOf(tx, chain);
  const position = (last?.position ?? 0) + 1;
  if (position > handoverPolicy.renterMarksMost) {
    throw new Refusal('too_many_marks', 'No more marks can be added to this booking.');
  }
  const id = crypto.randomUUID();
  const previous = last?.digest ?? seal.digest;
  await requireOwnPhotograph(tx, bookingId, mark.photo);
  const added = { previous, mark: { ...mark, id }, photo: mark.photo, at: now };
  const digest = await additionDigest(added, digestOfText);
  await tx
    .insertInto('renter_marks')
    .values({
      ...mark,
      id,
      booking_id: bookingId,
      position,
      added_at: toDate(now),
      digest,
    })
    .execute();
  await moveHead(tx, chain, { position, digest });
  await writeHistory(tx, {
    bookingId,
    from: booking.status,
    to: booking.status,
    kind: 'mark-added',
    detail: sealCode(digest),
    by: 'renter',
    now,
  });
  await showAtOnce(tx, booking, now);
}
