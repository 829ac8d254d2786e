import type { BookingActor } from '../../../domain/booking-actor.ts';
import { requireAnyCar } from '../../catalogue/require-car.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { bookingsDuring } from '../record/bookings-during.ts';
import { occupiedBy } from '../record/occupy.ts';
import { putOnCar } from './put-on-car.ts';

/**
 * Another car than the booked one was handed over, and stays with its renter: nobody asks any more whether it is as
 * good, or on sale, only whether it is anybody else's then. The email with its seal names it.
 */
export async function takeHandedCar(
  tx: Queries,
  booking: BookingRow,
  carId: string,
  { by, now }: { readonly by: BookingActor; readonly now: Temporal.Instant },
): Promise<void> {
  if (booking.car_id === carId) return;
  const { car } = await requireAnyCar(tx, carId);
  const during = await occupiedBy(tx, booking.id);
  try {
    await putOnCar(tx, booking, car, { reason: 'other', by, now, isOut: true });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'car_unavailable')) throw error;
    const bookings = await bookingsDuring(tx, carId, during);
    if (bookings.length === 0) throw error;
    const references = bookings.map(({ reference }) => reference).join(', ');
    throw new Refusal('car_has_bookings', `This car is booked then: ${references}.`, [], {
      bookings,
    });
  }
}
