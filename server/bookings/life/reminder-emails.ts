import { isOpenToRenter } from '../../../domain/booking-lifecycle.ts';
import { isTomorrow, toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { toInstant } from '../../db/instant.ts';
import type { CompletionOf, SendMailDeps } from '../../mail/send-mail.ts';

/**
 * An email can wait for hours where the mail server is away. "Tomorrow" is sent while it is tomorrow in the
 * city, and while the trip is still the one that was written about.
 */
export function reminderEmails({
  db,
  clock,
}: Pick<SendMailDeps, 'db' | 'clock'>): Pick<CompletionOf, 'delivery-tomorrow'> {
  return {
    'delivery-tomorrow': async (_, data) => {
      const booking = await db
        .selectFrom('bookings')
        .select(['city_id', 'starts_at', 'status'])
        .where('reference', '=', data.reference)
        .executeTakeFirstOrThrow();
      const { time_zone } = await requireCity(db, booking.city_id);
      const startsAt = toInstant(booking.starts_at);
      const isTrue =
        isOpenToRenter(booking.status) &&
        isTomorrow(startsAt, time_zone, clock.now()) &&
        formatDateTime(toCityTime(startsAt, time_zone)) === data.deliveryAt;
      return isTrue ? data : null;
    },
  };
}
