import type { Booking } from '../../../../contract/bookings.ts';
import type { ApiClient } from '../../../../contract/client.ts';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { cityToday, instantFromIso } from '../../../../domain/city-time.ts';
import { operatingAreaNotFound } from '../../../../domain/operating-areas.ts';
import { tripPolicy } from '../../../../domain/policy-constants.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import { cityFacts } from '../../trip/state/city-facts.ts';
import { loadSearchCity, type SearchCity } from '../../trip/state/search-city.ts';

export interface ChangeFacts {
  readonly city: SearchCity;
  readonly facts: CalendarFacts;
}

/** When the car is free, this booking's own time included, and where it can be brought. */
export async function loadChangeFacts(
  api: Pick<ApiClient, 'listCities' | 'listCityAreas' | 'listOccupiedDates'>,
  booking: Booking,
  rules: PublicConfig['booking'],
  now: Temporal.Instant,
): Promise<ChangeFacts> {
  const today = cityToday(now, booking.city.timeZone);
  const [{ cities }, { events }] = await Promise.all([
    api.listCities(),
    api.listOccupiedDates({
      params: { id: booking.car.id },
      query: {
        from: today.subtract({ days: rules.maximumDurationDays }).toString(),
        to: today.add({ years: tripPolicy.occupiedDatesAheadYears }).toString(),
        excludeBooking: booking.id,
      },
    }),
  ]);
  const city = cities.find(({ id }) => id === booking.city.id);
  if (!city) throw new Error(operatingAreaNotFound);
  const taken = events.map(({ from, to }) => ({
    from: instantFromIso(from),
    to: instantFromIso(to),
  }));
  return {
    city: await loadSearchCity(api, city),
    facts: {
      ...cityFacts(booking.city, rules, now, taken),
      agreedStartsAt: instantFromIso(booking.startsAt),
    },
  };
}
