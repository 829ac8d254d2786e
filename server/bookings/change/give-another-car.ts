import type { BookingActor } from '../../../domain/booking-actor.ts';
import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import type { Queries } from '../../db/connect.ts';
import type { Delay } from '../../mail/messages/another-car.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { carName } from '../record/car-name.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { BookingWork } from '../record/work.ts';
import { putOnCar } from './put-on-car.ts';
import { requireFitting } from './require-fitting.ts';
import { requireReplaceable } from './require-replaceable.ts';

interface Given {
  readonly carId: string;
  readonly reason: ReplacementReason;
  readonly by: BookingActor;
  /** What was due before now is judged by its own time, however long nobody looked. */
  readonly dueAt?: Temporal.Instant;
  /** It also comes later than was agreed. */
  readonly delay?: Delay | undefined;
}

/**
 * Gives a booking another car, of its class or better and at its price: the time of the one is free and that of the
 * other taken at once, or nothing happens. The renter is told what comes, and why. Given once more, it stays.
 */
export async function giveAnotherCar(
  tx: Queries,
  work: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  bookingId: string,
  { carId, reason, by, dueAt, delay }: Given,
): Promise<BookingRow> {
  const now = work.clock.now();
  const booking = await lockBooking(tx, bookingId);
  if (booking.car_id === carId) return booking;
  await requireReplaceable(tx, booking, dueAt ?? now);
  const { car, isBetter } = await requireFitting(tx, booking, carId, now);
  const { changed, id } = await putOnCar(tx, booking, car, { reason, by, now });
  const told = {
    carBefore: carName(booking),
    reason,
    isBetter,
    ...(delay && { delay }),
  };
  await notifyRenter(tx, work, changed, 'another-car', told, String(id));
  return changed;
}
