import { BookedCar } from '../../../contract/booked-car.ts';
import type { CarPromise } from '../../../domain/policies/another-car.ts';
import type { Queries } from '../../db/connect.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { itemsOf } from '../record/items-of.ts';

/** The car that was booked, whatever came instead since, with the extras that were chosen. */
export async function bookedPromise(db: Queries, booking: BookingRow) {
  const first = await db
    .selectFrom('replaced_cars')
    .select('car_before')
    .where('booking_id', '=', booking.id)
    .orderBy('id')
    .executeTakeFirst();
  const car = BookedCar.parse(first?.car_before ?? booking.car_snapshot);
  const items = await itemsOf(db, booking.id);
  const extras = items.filter(({ kind }) => kind === 'extra').map(({ ref }) => ref ?? '');
  return { ...car, extras } satisfies CarPromise;
}
