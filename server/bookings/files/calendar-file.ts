import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { releasesCar } from '../../../domain/booking-lifecycle.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { carName } from '../record/car-name.ts';
import { bookingUrl } from '../record/notify-renter.ts';
import { calendarTimeZone } from './calendar-time-zone.ts';

const MEETING_MINUTES = 30;
const t = serverWords.getFixedT('en', 'calendar');

/**
 * Delivery and return as two appointments in the city's time zone. Taken again after a change they replace
 * the earlier ones; of a trip that came to nothing they are cancelled.
 */
export async function calendarFile(
  { database, siteUrl, clock, config }: Pick<Deps, 'database' | 'siteUrl' | 'clock' | 'config'>,
  booking: BookingRow,
): Promise<string> {
  const { time_zone: timeZone } = await requireCity(database.kysely, booking.city_id);
  const { reference } = booking;
  const local = (at: Date) => toCityTime(toInstant(at), timeZone);
  const zoned = (at: Date) => toInstant(at).toZonedDateTimeISO(timeZone);
  const calendar = ical({
    name: t('name', { reference }),
    prodId: '-//Handover//Booking//EN',
    method: calendarMethod(booking),
    timezone: {
      name: timeZone,
      generator: () => calendarTimeZone(zoned(booking.starts_at), zoned(booking.ends_at)),
    },
  });
  const ofBoth = {
    stamp: new Date(clock.now().epochMilliseconds),
    sequence: await timesChanged(database.kysely, booking.id),
    status: releasesCar(booking.status) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: t('organizer'), email: config.contact.email },
    timezone: timeZone,
    description: t('description', { reference }),
    url: bookingUrl(siteUrl, booking.id),
  };
  const ends = [
    { key: 'delivery', at: booking.starts_at, name: booking.delivery_name },
    { key: 'return', at: booking.ends_at, name: booking.return_name },
  ] as const;
  for (const end of ends) {
    const start = local(end.at);
    calendar.createEvent({
      ...ofBoth,
      id: `${booking.id}-${end.key}@handover`,
      start: start.toString(),
      end: start.add({ minutes: MEETING_MINUTES }).toString(),
      summary: t(end.key, { car: carName(booking) }),
      location: end.name,
    });
  }
  return calendar.toString();
}

export const calendarMethod = ({ status }: BookingRow) =>
  releasesCar(status) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;

/** Every change of a booking is a row of its history, and none is ever taken out: so the number grows. */
async function timesChanged(db: Queries, bookingId: string): Promise<number> {
  const { changes } = await db
    .selectFrom('booking_history')
    .select(({ fn }) => fn.countAll<number>().as('changes'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return changes;
}
