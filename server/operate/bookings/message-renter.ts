import { toCityTime } from '../../../domain/city-time.ts';
import type { DeskMessage } from '../../../domain/desk-messages.ts';
import { formatTime } from '../../../domain/format-city-time.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { bookingData, notifyRenter } from '../../bookings/record/notify-renter.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { emailText } from '../../mail/email-text.ts';
import { deskMessage } from '../../mail/messages/desk-message.ts';
import { type DeskWork, recordDeed } from './record-deed.ts';

/** Writes to the renter by email. The audit log says which message; its words are where emails are. */
export const messageRenter = (
  tx: Queries,
  work: DeskWork,
  booking: BookingRow,
  message: DeskMessage,
  { actor, occasion }: { readonly actor: string; readonly occasion: string },
): Promise<void> => {
  const deed = { verb: 'message' as const, actor, asked: { kind: message.kind } };
  return recordDeed(tx, work, booking, deed, async () => {
    const beyond = await beyondBooking(tx, work, booking, message);
    await notifyRenter(tx, work, booking, 'desk-message', beyond, occasion);
  });
};

/** The message as it would be sent, to the letter. */
export async function previewMessage(
  db: Queries,
  work: Pick<DeskWork, 'siteUrl'>,
  booking: BookingRow,
  message: DeskMessage,
) {
  const { name, email } = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  const written = deskMessage({
    ...(await bookingData(db, work.siteUrl, booking, name)),
    ...(await beyondBooking(db, work, booking, message)),
  });
  return { to: email, subject: written.subject, text: emailText(written) };
}

/** Late for the handover that comes next: the delivery, or the return once the car is out. */
async function beyondBooking(
  db: Queries,
  { siteUrl }: Pick<DeskWork, 'siteUrl'>,
  booking: BookingRow,
  message: DeskMessage,
) {
  const end = booking.status === 'active' ? ('return' as const) : ('delivery' as const);
  const city = await requireCity(db, booking.city_id);
  const planned = toInstant(end === 'return' ? booking.ends_at : booking.starts_at);
  const expected =
    message.kind === 'running-late' ? planned.add({ minutes: message.minutes }) : null;
  return {
    message,
    end,
    expectedAt: expected ? formatTime(toCityTime(expected, city.time_zone)) : '',
    profileUrl: `${siteUrl}/profile`,
  };
}
