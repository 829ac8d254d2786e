import ical from 'ical-generator';
import { toCityTime } from '../../../domain/city-time.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { toInstant } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { bookingUrl } from '../record/notify-renter.ts';

const MEETING_MINUTES = 30;
const t = serverWords.getFixedT('en', 'calendar');

/** Delivery and return as two appointments in the city's time zone, which the file names. */
export async function calendarFile(
  { database, siteUrl, clock }: Pick<Deps, 'database' | 'siteUrl' | 'clock'>,
  booking: BookingRow,
): Promise<string> {
  const { time_zone: timeZone } = await requireCity(database.kysely, booking.city_id);
  const { brand, model } = booking.car_snapshot as { brand: string; model: string };
  const { reference } = booking;
  const calendar = ical({
    name: t('name', { reference }),
    prodId: '-//Handover//Booking//EN',
  });
  const stamp = new Date(clock.now().epochMilliseconds);
  const ends = [
    { key: 'delivery', at: booking.starts_at, name: booking.delivery_name },
    { key: 'return', at: booking.ends_at, name: booking.return_name },
  ] as const;
  for (const end of ends) {
    const local = toCityTime(toInstant(end.at), timeZone);
    calendar.createEvent({
      id: `${booking.id}-${end.key}@handover`,
      stamp,
      start: local.toString(),
      end: local.add({ minutes: MEETING_MINUTES }).toString(),
      timezone: timeZone,
      summary: t(end.key, { car: `${brand} ${model}` }),
      location: end.name,
      description: t('description', { reference }),
      url: bookingUrl(siteUrl, booking.id),
    });
  }
  return calendar.toString();
}
