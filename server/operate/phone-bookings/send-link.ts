import { randomUUID } from 'node:crypto';
import type { PhoneBookingRow } from '../../bookings/phone/phone-booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOpenLink } from './open-link.ts';

type Work = Pick<Deps, 'clock' | 'jobs'>;

/** Every press of a button is one email. */
export async function sendLink(
  tx: Queries,
  { jobs, clock }: Work,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, jobs, {
    eventKey: `phone-booking:${id}:${randomUUID()}`,
    userId,
    recipient: email,
    template: 'phone-booking',
    data: { phoneBookingId: id },
    now: clock.now(),
  });
}

/** The same link once more, for whoever does not find it. */
export async function resendLink(
  tx: Queries,
  work: Work,
  row: PhoneBookingRow,
  actor: string,
): Promise<void> {
  const now = work.clock.now();
  await lockOpenLink(tx, row, now);
  await sendLink(tx, work, { id: row.id, userId: row.user_id });
  await tx
    .updateTable('phone_bookings')
    .set({ sent_at: toDate(now) })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(tx, {
    actor,
    action: 'phone-booking resend',
    subject: `phone booking ${row.id}`,
    now,
  });
}
