import type { ClaimedTrip } from '../../../domain/charges/evidence.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';

/** What of a booking decides about claims for it. */
export async function claimedTrip(db: Queries, booking: BookingRow): Promise<ClaimedTrip> {
  const { handovers } = await requireCity(db, booking.city_id);
  return {
    startsAt: toInstant(booking.starts_at),
    endsAt: toInstant(booking.ends_at),
    isRecorded: handovers === 'recorded',
  };
}
