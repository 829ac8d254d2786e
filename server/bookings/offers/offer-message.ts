import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import type { requireFitting } from '../change/require-fitting.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { bookingUrl } from '../record/notify-renter.ts';

interface Asked {
  readonly reason: ReplacementReason;
  /** The best first. */
  readonly cars: readonly Awaited<ReturnType<typeof requireFitting>>[];
  readonly until: Temporal.Instant;
}

/** What the email that asks a renter says beyond what every email about a booking does. */
export async function offerMessage(
  db: Queries,
  siteUrl: string,
  booking: BookingRow,
  { reason, cars, until }: Asked,
) {
  const { time_zone } = await requireCity(db, booking.city_id);
  return {
    reason,
    cars: cars.map(({ car }) => `${car.brand} ${car.model}`),
    isBetter: cars[0]?.isBetter ?? false,
    answerBy: formatDateTime(toCityTime(until, time_zone)),
    offerUrl: `${bookingUrl(siteUrl, booking.id)}/car`,
  };
}
