import type { OfferAnswerRequest } from '../../../contract/car-offers.ts';
import type { Queries } from '../../db/connect.ts';
import { carUnavailable, Refusal } from '../../errors.ts';
import { cancelInFull } from '../cancel/cancel-in-full.ts';
import { giveAnotherCar } from '../change/give-another-car.ts';
import { lockBooking, requireOwnBooking } from '../record/booking-row.ts';
import { dropOpenChange } from '../record/open-change.ts';
import { closeOffer, openOffer } from '../record/open-offer.ts';
import type { BookingWork } from '../record/work.ts';
import { takeableCars } from './offered-cars.ts';

/**
 * The renter takes one of the cars, or everything back. The booking's lock decides between them and the clock:
 * whoever comes second finds that it is over.
 */
export async function answerOffer(
  tx: Queries,
  work: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  { bookingId, userId }: { readonly bookingId: string; readonly userId: string },
  answer: OfferAnswerRequest,
): Promise<void> {
  await requireOwnBooking(tx, bookingId, userId);
  const now = work.clock.now();
  const booking = await lockBooking(tx, bookingId);
  const offer = await openOffer(tx, bookingId);
  if (!offer) throw new Refusal('offer_over', 'Nothing is asked about this booking any more.');
  if (answer.take === null) {
    await closeOffer(tx, bookingId, 'refunded', now);
    await dropOpenChange(tx, work.clock, booking);
    await cancelInFull(tx, work, bookingId, 'renter', 'offer-declined');
    return;
  }
  const left = await takeableCars(tx, booking, offer, now);
  if (!left.some(({ car }) => car.id === answer.take)) throw carUnavailable();
  await closeOffer(tx, bookingId, 'taken', now);
  const given = { carId: answer.take, reason: offer.reason, by: 'renter' } as const;
  await giveAnotherCar(tx, work, bookingId, given);
}
