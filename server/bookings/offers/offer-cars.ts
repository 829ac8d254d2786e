import type { BookingActor } from '../../../domain/booking-actor.ts';
import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { answerBy } from '../../../domain/repairs/answer-by.ts';
import { occupiedTimes } from '../../catalogue/car-queries.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { carUnavailable } from '../../errors.ts';
import { requireFitting } from '../change/require-fitting.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { endLapsedHolds, occupiedBy, occupy } from '../record/occupy.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { BookingWork } from '../record/work.ts';
import { offerMessage } from './offer-message.ts';
import { requireAskable } from './require-askable.ts';

interface Offered {
  /** The best first: it is reserved, and comes where nobody answers. */
  readonly carIds: readonly string[];
  readonly reason: ReplacementReason;
  readonly by: BookingActor;
}

/** Asks the renter of a booking whose car cannot come which other they want, or whether their money. */
export async function offerCars(
  tx: Queries,
  work: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  bookingId: string,
  { carIds, reason, by }: Offered,
): Promise<{ readonly id: string; readonly answerBy: Temporal.Instant }> {
  const now = work.clock.now();
  const booking = await lockBooking(tx, bookingId);
  await requireAskable(tx, booking, now);
  const { handovers } = await requireCity(tx, booking.city_id);
  const until = answerBy({ startsAt: toInstant(booking.starts_at), handovers }, now);
  const { id } = await tx
    .insertInto('car_offers')
    .values({
      booking_id: bookingId,
      reason,
      answer_by: toDate(until),
      made_by: by,
      made_at: toDate(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cars = await takeCars(tx, booking, { offerId: id, carIds, now });
  const { status } = booking;
  const step = { bookingId, from: status, to: status, kind: 'offer', record: id } as const;
  await writeHistory(tx, { ...step, by, now });
  const said = await offerMessage(tx, work.siteUrl, booking, { reason, cars, until });
  await notifyRenter(tx, work, booking, 'car-offer', said, id);
  await showAtOnce(tx, booking, now);
  return { id, answerBy: until };
}

/** Each fits and is free now; the first is reserved. */
async function takeCars(
  tx: Queries,
  booking: BookingRow,
  { offerId, carIds, now }: { offerId: string; carIds: readonly string[]; now: Temporal.Instant },
) {
  const during = await occupiedBy(tx, booking.id);
  const cars = [];
  for (const [position, carId] of carIds.entries()) {
    cars.push(await requireFitting(tx, booking, carId, now));
    await endLapsedHolds(tx, now, carId);
    if (position === 0) {
      await occupy(tx, { carId, cityId: booking.city_id }, during, { kind: 'offer', offerId });
    } else if ((await occupiedTimes(tx, carId, during, {})).length > 0) {
      throw carUnavailable();
    }
    await tx
      .insertInto('offered_cars')
      .values({ offer_id: offerId, position, car_id: carId })
      .execute();
  }
  return cars;
}
