import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { cancelInFull } from '../cancel/cancel-in-full.ts';
import { giveAnotherCar } from '../change/give-another-car.ts';
import { judgeReplaceable } from '../change/require-replaceable.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { dropOpenChange } from '../record/open-change.ts';
import { closeOffer, openOffer } from '../record/open-offer.ts';
import type { BookingWork } from '../record/work.ts';
import { takeableCars } from './offered-cars.ts';

/** Nobody has answered by the stated time: the best car that can still come does, and everything goes back where none can. */
export async function takeBestOffer(
  work: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const { id } = booking;
  const offer = await openOffer(tx, id);
  if (!offer) return;
  const dueAt = toInstant(offer.answer_by);
  if (!(await judgeReplaceable(tx, booking, dueAt)).ok) {
    await closeOffer(tx, id, 'withdrawn', now);
    return;
  }
  const [best] = await takeableCars(tx, booking, offer, now);
  await closeOffer(tx, id, 'unanswered', now);
  if (best) {
    const given = { carId: best.car.id, reason: offer.reason, by: 'clock', dueAt } as const;
    await giveAnotherCar(tx, work, id, given);
    return;
  }
  await dropOpenChange(tx, work.clock, booking);
  await cancelInFull(tx, work, id, 'clock', 'no-car-left');
}
