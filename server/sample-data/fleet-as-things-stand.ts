import type { Insertable } from 'kysely';
import { toCityTime } from '../../domain/city-time.ts';
import type { Tables } from '../db/schema.ts';
import type { SampleBooking } from './bookings.ts';
import { type LiveCityId, sampleCities } from './cities.ts';

type CarRow = Insertable<Tables['cars']> & { readonly id: string };
type OccupancyRow = Insertable<Tables['occupancies']>;

/** A car is out with its renter or in the workshop; and one of each city is inspected too late for a trip. */
export function asThingsStand(
  row: CarRow,
  blocks: readonly OccupancyRow[],
  bookings: readonly SampleBooking[],
  now: Temporal.Instant,
): CarRow {
  const isOut = bookings.some(
    ({ car, occasion }) => car.row.id === row.id && occasion.status === 'active',
  );
  const isInService = blocks.some(
    ({ car_id, during }) => car_id === row.id && includes(during, now),
  );
  const late = inspectedTooLate(bookings.filter(({ cityId }) => cityId === row.city_id));
  return {
    ...row,
    ...(isInService && { condition: 'IN_SERVICE' }),
    ...(isOut && { condition: 'OUT' }),
    ...(late?.car.row.id === row.id && { inspection_ends_on: dayBeforeEnd(late) }),
  };
}

const inspectedTooLate = (bookings: readonly SampleBooking[]) =>
  bookings.find(({ occasion }) => occasion.by === 'driver' && occasion.status === 'booked');

function dayBeforeEnd({ trip, cityId }: SampleBooking): string {
  const { timeZone } = sampleCities[cityId as LiveCityId];
  return toCityTime(trip.endsAt, timeZone).toPlainDate().subtract({ days: 1 }).toString();
}

/** The range as its row has it: `[from,to)`. */
function includes(during: string, now: Temporal.Instant): boolean {
  const [from = '', to = ''] = during.slice(1, -1).split(',');
  return (
    Temporal.Instant.compare(Temporal.Instant.from(from), now) <= 0 &&
    Temporal.Instant.compare(now, Temporal.Instant.from(to)) < 0
  );
}
