import { type BookingRow, bookingOf } from '../bookings/record/booking-row.ts';
import type { Queries } from '../db/connect.ts';
import { COMMAND_LINE, recordAudit } from '../operate/audit/record-audit.ts';
import type { OperatorWork } from './command.ts';

/** Does something to a booking and writes it into the audit log: both, or neither. */
export function byHand<T>(
  { database, clock }: OperatorWork,
  { id, reference }: BookingRow,
  deed: { readonly verb: string; readonly asked?: object; readonly reason?: string },
  act: (tx: Queries) => Promise<T>,
): Promise<T> {
  return database.kysely.transaction().execute(async (tx) => {
    const before = await factsOf(tx, id);
    const done = await act(tx);
    await recordAudit(tx, {
      actor: COMMAND_LINE,
      action: `booking ${deed.verb}`,
      subject: `booking ${reference}`,
      before,
      after: { ...(await factsOf(tx, id)), ...(deed.asked ? { asked: deed.asked } : {}) },
      reason: deed.reason,
      now: clock.now(),
    });
    return done;
  });
}

async function factsOf(tx: Queries, bookingId: string) {
  const { status, car_id, starts_at, ends_at, total } = await bookingOf(tx, bookingId);
  return { status, carId: car_id, startsAt: starts_at, endsAt: ends_at, total };
}
