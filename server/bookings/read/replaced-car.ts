import { BookedCar } from '../../../contract/booked-car.ts';
import type { Booking } from '../../../contract/bookings.ts';
import { isBetterClass } from '../../../domain/policies/another-car.ts';
import type { Queries } from '../../db/connect.ts';
import { bookedPromise } from '../change/booked-promise.ts';
import type { BookingRow } from '../record/booking-row.ts';

/** The car that was booked and why it does not come; null while it does. */
export async function replacedCar(db: Queries, booking: BookingRow): Promise<Booking['replaced']> {
  const last = await db
    .selectFrom('replaced_cars')
    .select('reason')
    .where('booking_id', '=', booking.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last) return null;
  const booked = await bookedPromise(db, booking);
  const now = { ...BookedCar.parse(booking.car_snapshot), extras: [] };
  const { brand, model } = booked;
  return { brand, model, reason: last.reason, isBetterNow: isBetterClass(booked, now) };
}
