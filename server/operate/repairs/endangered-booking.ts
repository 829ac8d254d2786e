import { later } from '../../../domain/later.ts';
import { add, type Money, money } from '../../../domain/money.ts';
import { latestDelivery } from '../../../domain/repairs/rank-repairs.ts';
import type { EndangeredBooking } from '../../../domain/repairs/repair.ts';
import { rentalDays } from '../../../domain/trip.ts';
import { bookedPromise } from '../../bookings/change/booked-promise.ts';
import { type OtherCar, otherCars } from '../../bookings/change/other-cars.ts';
import { everythingPaid } from '../../bookings/money/give-back.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { occupiedBy } from '../../bookings/record/occupy.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';

/** What the rule asks about a booking: what was promised and paid, and which cars could come instead. */
export async function endangeredBooking(
  db: Queries,
  row: BookingRow,
  now: Temporal.Instant,
): Promise<Omit<EndangeredBooking, 'carsAtHand'> & { readonly carsAtHand: readonly OtherCar[] }> {
  const trip = { startsAt: toInstant(row.starts_at), endsAt: toInstant(row.ends_at) };
  const { time_zone: timeZone } = await requireCity(db, row.city_id);
  const booked = await bookedPromise(db, row);
  const soonest = later(trip.startsAt, now);
  const latest = latestDelivery({ soonest, endsAt: trip.endsAt });
  const onTime = await otherCars(db, row, { now });
  const byThen = await otherCars(db, row, { now, latest });
  const known = new Set(onTime.map(({ id }) => id));
  return {
    id: row.id,
    ...trip,
    soonest,
    occupied: await occupiedBy(db, row.id),
    days: rentalDays(trip, timeZone),
    booked: { ...booked, pricePerDay: money(row.price_per_day, row.currency) },
    paid: await wholePrice(db, row),
    carsAtHand: [...onTime, ...byThen.filter(({ id }) => !known.has(id))],
  };
}

/** What goes back if nothing else does; a company's price is on its statement. */
export async function wholePrice(db: Queries, row: BookingRow): Promise<Money> {
  if (row.payment_profile === 'business') return money(row.total, row.currency);
  const { toCard, toCredit } = await everythingPaid(db, row);
  return add(toCard, toCredit);
}
