import type { BookingActor } from '../../../domain/booking-actor.ts';
import { requireAnyCar } from '../../catalogue/require-car.ts';
import type { Queries } from '../../db/connect.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { putOnCar } from './put-on-car.ts';

/**
 * Another car than the booked one was handed over, and stays with its renter: nobody asks any more whether it is as
 * good, only whether it is anybody else's then. The email with its seal names it.
 */
export async function takeHandedCar(
  tx: Queries,
  booking: BookingRow,
  carId: string,
  { by, now }: { readonly by: BookingActor; readonly now: Temporal.Instant },
): Promise<void> {
  if (booking.car_id === carId) return;
  const { car } = await requireAnyCar(tx, carId);
  await putOnCar(tx, booking, car, { reason: 'other', by, now });
}
