import type { Insertable } from 'kysely';
import type { TimeRange } from '../../domain/availability.ts';
import { cityToday, fromCityTime } from '../../domain/city-time.ts';
import type { Tables } from '../db/schema.ts';
import { rangeText } from './booking-rows.ts';
import { type Calendar, freeCar } from './bookings.ts';
import type { SampleCar } from './cars.ts';
import { type LiveCityId, sampleCities } from './cities.ts';
import type { Random } from './random.ts';

const blocksPerCity = 8;
const opensAt = Temporal.PlainTime.from('08:00');
const closesAt = Temporal.PlainTime.from('18:00');

/** Services and repairs: one to three days in the workshop, one of them today. */
export function maintenanceOf(
  cityId: LiveCityId,
  cars: readonly SampleCar[],
  calendar: Calendar,
  now: Temporal.Instant,
  random: Random,
): Insertable<Tables['occupancies']>[] {
  const { timeZone } = sampleCities[cityId];
  return Array.from({ length: blocksPerCity }, (_, index) => {
    const inDays = index === 0 ? 0 : random.integer(-20, 40);
    const first = cityToday(now, timeZone).add({ days: inDays });
    const last = first.add({ days: random.integer(0, 2) });
    const during: TimeRange = {
      from: fromCityTime(first.toPlainDateTime(opensAt), timeZone),
      to: fromCityTime(last.toPlainDateTime(closesAt), timeZone),
    };
    const trip = { startsAt: during.from, endsAt: during.to };
    const car = freeCar(trip, during.from, cars, calendar, random);
    calendar.set(car, [...(calendar.get(car) ?? []), during]);
    return {
      id: random.uuid(),
      car_id: car.row.id,
      city_id: cityId,
      during: rangeText(during),
      kind: 'block',
      booking_id: null,
      hold_id: null,
      block_reason: 'SERVICE',
    };
  });
}
