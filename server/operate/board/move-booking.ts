import type { z } from 'zod';
import type { MovedTimes, TimeMove } from '../../../contract/operate/board-moves.ts';
import { createModification } from '../../bookings/change/create-modification.ts';
import { writeHistory } from '../../bookings/record/change-status.ts';
import type { Deps } from '../../deps.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { permittedBooking } from '../bookings/permitted-booking.ts';

/**
 * The renter's own verb, at the price that was shown: the new time is taken at once, the booking follows when the
 * money has moved, and the renter is told by the verb itself.
 */
export async function moveBooking(
  deps: Deps,
  { tx, caller, now }: Acting,
  id: string,
  { startsAt, endsAt, agreedTotal, note }: z.output<typeof TimeMove>,
): Promise<z.infer<typeof MovedTimes>> {
  const booking = await permittedBooking(tx, caller, 'bookings.change', id);
  const by = `staff ${caller.userId}` as const;
  const { status, reference, starts_at, ends_at } = booking;
  const change = { startsAt, endsAt, agreedTotal };
  const step = { bookingId: id, from: status, to: status, reason: 'support-change', by, now };
  await writeHistory(tx, step);
  const request = await createModification(tx, deps, id, booking.user_id, change, by);
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'booking change',
    subject: `booking ${reference}`,
    before: { startsAt: starts_at, endsAt: ends_at },
    after: { startsAt, endsAt, total: agreedTotal.amount },
    reason: note,
    now,
  });
  return { bookingId: id, requestId: request.id };
}
