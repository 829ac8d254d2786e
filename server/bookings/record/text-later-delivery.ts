import { isOnTheDay } from '../../../domain/texts/day-moments.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { laterText } from '../../texts/day-text.ts';
import type { BookingRow } from './booking-row.ts';
import { carName } from './car-name.ts';
import { plannedAt, toldWindow } from './notify-of-day.ts';
import { type DayWork, textBesideEmail } from './text-renter.ts';

/** The new time, beside the email that has the rest; on the day itself, when an email may be read too late. */
export async function textLaterDelivery(
  tx: Queries,
  work: DayWork,
  booking: BookingRow,
): Promise<void> {
  const now = work.clock.now();
  const planned = plannedAt(booking, 'deliver');
  if (!isOnTheDay(planned, now)) return;
  const { time_zone, country_code } = await requireCity(tx, booking.city_id);
  const told = toldWindow(planned, time_zone);
  await textBesideEmail(tx, work, booking, {
    moment: 'late',
    occasion: `moved:${planned}`,
    at: now,
    body: laterText({ ...told, car: carName(booking), countryCode: country_code }),
  });
}
