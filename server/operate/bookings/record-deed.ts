import type { AuditVerb } from '../../../domain/audit-action.ts';
import type { StaffActor } from '../../../domain/booking-actor.ts';
import { money } from '../../../domain/money.ts';
import { type BookingRow, bookingOf, lockBooking } from '../../bookings/record/booking-row.ts';
import type { BookingWork } from '../../bookings/record/work.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** What the desk's verbs stand on, behind the console and on the command line. */
export type DeskWork = BookingWork;

interface Deed {
  readonly verb: AuditVerb<'booking'>;
  /** Somebody of staff by their id, or the command line. */
  readonly actor: string;
  readonly asked?: object;
  readonly reason?: string | undefined;
}

/** Does something to a booking and writes it into the audit log, in one transaction: both, or neither. */
export async function recordDeed<T>(
  tx: Queries,
  { clock }: Pick<DeskWork, 'clock'>,
  { id, reference }: BookingRow,
  { verb, actor, asked, reason }: Deed,
  act: (by: StaffActor) => Promise<T>,
): Promise<T> {
  // Before anything is written about it: of two who write first and lock then, each waits for the other.
  await lockBooking(tx, id);
  const before = await factsOf(tx, id);
  const done = await act(`staff ${actor}`);
  // Colleagues who have the booking open see it, also where nothing but a note or an email was added.
  await tx
    .updateTable('bookings')
    .set({ updated_at: toDate(clock.now()) })
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, {
    actor,
    action: `booking ${verb}`,
    subject: `booking ${reference}`,
    before,
    after: { ...(await factsOf(tx, id)), ...(asked ? { asked } : {}) },
    reason,
    now: clock.now(),
  });
  return done;
}

async function factsOf(tx: Queries, bookingId: string) {
  const row = await bookingOf(tx, bookingId);
  const { status, car_id, starts_at, ends_at } = row;
  const total = money(row.total, row.currency);
  return { status, carId: car_id, startsAt: starts_at, endsAt: ends_at, total };
}
