import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { giveAnotherCar } from '../change/give-another-car.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { closeOffer, openOffer } from '../record/open-offer.ts';
import type { BookingWork } from '../record/work.ts';
import { offeredCars } from './offered-cars.ts';

/** Nobody has answered by the stated time: the car that was reserved comes. */
export async function takeBestOffer(
  work: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  tx: Queries,
  { id }: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const offer = await openOffer(tx, id);
  if (!offer) return;
  const [carId] = await offeredCars(tx, offer.id);
  await closeOffer(tx, id, 'unanswered', now);
  if (!carId) return;
  const dueAt = toInstant(offer.answer_by);
  await giveAnotherCar(tx, work, id, { carId, reason: offer.reason, by: 'clock', dueAt });
}
