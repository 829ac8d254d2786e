import type { OccupiedDates } from '../../../contract/cars.ts';
import type { TripCity } from '../../../contract/cities.ts';
import type { PublicConfig } from '../../../contract/configuration.ts';
import { instantFromIso } from '../../../domain/city-time.ts';
import { validateTrip } from '../../../domain/trip-rules.ts';
import type { PriceRefusal } from '../price/price.ts';

/** Why the server would refuse to price this trip, told with the page and not after it. */
export function tripRefusal(
  trip: { readonly startsAt: string; readonly endsAt: string },
  city: Pick<TripCity, 'timeZone' | 'turnaroundMinutes'>,
  rules: Pick<PublicConfig['booking'], 'maximumDurationDays' | 'noticeHours'>,
  occupied: OccupiedDates['events'],
  now: Temporal.Instant,
): PriceRefusal | null {
  const verdict = validateTrip(
    { startsAt: instantFromIso(trip.startsAt), endsAt: instantFromIso(trip.endsAt) },
    {
      now,
      timeZone: city.timeZone,
      turnaroundMinutes: city.turnaroundMinutes,
      maxDurationDays: rules.maximumDurationDays,
      noticeHours: rules.noticeHours,
      occupied: occupied.map(({ from, to }) => ({
        from: instantFromIso(from),
        to: instantFromIso(to),
      })),
    },
  );
  if (verdict.ok) return null;
  return verdict.code === 'day_blocked' ? 'car_unavailable' : verdict.code;
}
