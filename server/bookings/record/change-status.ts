import { type BookingActor, usualActor } from '../../../domain/booking-actor.ts';
import { type BookingStatus, canTransition } from '../../../domain/booking-lifecycle.ts';
import type { StepKind } from '../../../domain/history-step.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { BookingRow } from './booking-row.ts';

interface StepMore {
  /** Where it is not whoever takes it as a rule. */
  readonly by?: BookingActor | undefined;
  readonly detail?: string | undefined;
}

/**
 * Takes a locked booking to its next status and writes down why, and who did it. A step that the rules do not know
 * is a defect: it throws, and the database would refuse it too.
 */
export async function changeStatus(
  tx: Queries,
  booking: BookingRow,
  to: BookingStatus,
  kind: StepKind,
  now: Temporal.Instant,
  { by = usualActor(kind), detail }: StepMore = {},
): Promise<BookingRow> {
  if (!canTransition(booking.status, to)) {
    throw new Error(`A booking does not go from ${booking.status} to ${to}.`);
  }
  const at = toDate(now);
  await tx
    .updateTable('bookings')
    .set({ status: to, updated_at: at, next_step_at: at }) // looked at once more, to plan the next step
    .where('id', '=', booking.id)
    .execute();
  const step = { bookingId: booking.id, from: booking.status, to, kind, by, now };
  await writeHistory(tx, { ...step, ...(detail ? { detail } : {}) });
  return { ...booking, status: to, updated_at: at };
}

/** A change that leaves the status as it is stands in the history too. */
export async function writeHistory(
  tx: Queries,
  entry: {
    readonly bookingId: string;
    readonly from: BookingStatus | null;
    readonly to: BookingStatus;
    readonly kind: StepKind;
    /** What is said of it beyond its kind, to whoever reads the history. */
    readonly detail?: string;
    /** The record it is about, for us alone. */
    readonly record?: string;
    readonly by: BookingActor;
    readonly now: Temporal.Instant;
  },
): Promise<void> {
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: entry.bookingId,
      from_status: entry.from,
      to_status: entry.to,
      kind: entry.kind,
      detail: entry.detail ?? null,
      record: entry.record ?? null,
      actor: entry.by,
      at: toDate(entry.now),
    })
    .execute();
}
