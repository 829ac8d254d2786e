import { BookedCar } from '../../../contract/booked-car.ts';
import type { CarOffer } from '../../../contract/car-offers.ts';
import { larger, money, multiplyByInteger, subtract, zero } from '../../../domain/money.ts';
import { rentalDays } from '../../../domain/trip.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { notFound } from '../../errors.ts';
import { carSnapshot } from '../create/snapshots.ts';
import { everythingPaid } from '../money/give-back.ts';
import { type BookingRow, requireOwnBooking } from '../record/booking-row.ts';
import { openOffer } from '../record/open-offer.ts';
import { offeredCars } from './offered-cars.ts';

/** What the renter is asked now, with the exact amounts; there is nothing once it is answered. */
export async function readOffer(
  db: Queries,
  bookingId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<CarOffer> {
  const booking = await requireOwnBooking(db, bookingId, userId);
  const offer = await openOffer(db, bookingId);
  if (!offer) throw notFound('This offer');
  const cars = [];
  for (const offered of await offeredCars(db, booking, offer, now)) {
    cars.push({ ...(await offeredCar(db, booking, offered)), isReserved: cars.length === 0 });
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

async function offeredCar(
  db: Queries,
  booking: BookingRow,
  { car, isBetter }: Awaited<ReturnType<typeof offeredCars>>[number],
) {
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
