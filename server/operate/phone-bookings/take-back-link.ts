import type { PhoneBookingRow } from '../../bookings/phone/phone-booking-row.ts';
import { endHoldFor } from '../../bookings/record/occupy.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOpenLink } from './open-link.ts';

/** Ends a link and gives the car's time back. */
export async function takeBackLink(
  tx: Queries,
  { clock }: Pick<Deps, 'clock'>,
  row: PhoneBookingRow,
  actor: string,
): Promise<void> {
  const now = clock.now();
  await lockOpenLink(tx, row, now);
  await tx
    .updateTable('phone_bookings')
    .set({ taken_back_at: toDate(now) })
    .where('id', '=', row.id)
    .execute();
  await endHoldFor(tx, { userId: row.user_id, carId: row.car_id, startsAt: row.starts_at }, now);
  await recordAudit(tx, {
    actor,
    action: 'phone-booking take-back',
    subject: `phone booking ${row.id}`,
    before: { heldUntil: row.held_until },
    now,
  });
}
