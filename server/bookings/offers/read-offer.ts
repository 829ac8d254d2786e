import { BookedCar } from '../../../contract/booked-car.ts';
import type { CarOffer } from '../../../contract/car-offers.ts';
import { larger, money, multiplyByInteger, subtract, zero } from '../../../domain/money.ts';
import { rentalDays } from '../../../domain/trip.ts';
import { findCar, occupiedTimes } from '../../catalogue/car-queries.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { notFound } from '../../errors.ts';
import { requireFitting } from '../change/require-fitting.ts';
import { carSnapshot } from '../create/snapshots.ts';
import { everythingPaid } from '../money/give-back.ts';
import { type BookingRow, requireOwnBooking } from '../record/booking-row.ts';
import { occupiedBy } from '../record/occupy.ts';
import { openOffer } from '../record/open-offer.ts';
import { offeredCars } from './offered-cars.ts';

/** What the renter is asked now, with the exact amounts; there is nothing once it is answered. */
export async function readOffer(db: Queries, bookingId: string, userId: string): Promise<CarOffer> {
  const booking = await requireOwnBooking(db, bookingId, userId);
  const offer = await openOffer(db, bookingId);
  if (!offer) throw notFound('This offer');
  const [reserved, ...others] = await offeredCars(db, offer.id);
  const free = [];
  for (const id of others) if (await isFree(db, booking, id)) free.push(id);
  const ids = reserved ? [reserved, ...free] : free;
  const cars = [];
  for (const id of ids) {
    cars.push({ ...(await offeredCar(db, booking, id)), isReserved: id === reserved });
  }
  return {
    bookingId,
    reason: offer.reason,
    answerBy: offer.answer_by.toISOString(),
    booked: BookedCar.parse(booking.car_snapshot),
    cars,
    refund: await everythingPaid(db, booking),
  };
}

/** Still on offer, and taken by nobody since. */
async function isFree(db: Queries, booking: BookingRow, carId: string): Promise<boolean> {
  if (!(await findCar(db, carId))) return false;
  const during = await occupiedBy(db, booking.id);
  return (await occupiedTimes(db, carId, during, {})).length === 0;
}

async function offeredCar(db: Queries, booking: BookingRow, carId: string) {
  const { car, isBetter } = await requireFitting(db, booking, carId);
  const { currency } = booking;
  const trip = { startsAt: toInstant(booking.starts_at), endsAt: toInstant(booking.ends_at) };
  const { time_zone: timeZone } = await requireCity(db, booking.city_id);
  const days = rentalDays(trip, timeZone);
  const more = subtract(money(car.price_per_day, currency), money(booking.price_per_day, currency));
  return {
    car: BookedCar.parse(await carSnapshot(db, car)),
    isBetter,
    saved: larger(multiplyByInteger(more, days), zero(currency)),
  };
}
