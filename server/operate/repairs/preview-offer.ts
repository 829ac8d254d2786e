import type { z } from 'zod';
import type { OfferPreviewRequest } from '../../../contract/operate/repairs.ts';
import { answerBy } from '../../../domain/repairs/answer-by.ts';
import { requireFitting } from '../../bookings/change/require-fitting.ts';
import { offerMessage } from '../../bookings/offers/offer-message.ts';
import { requireAskable } from '../../bookings/offers/require-askable.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { bookingData } from '../../bookings/record/notify-renter.ts';
import { occupiedBy } from '../../bookings/record/occupy.ts';
import { occupiedTimes } from '../../catalogue/car-queries.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { carUnavailable } from '../../errors.ts';
import { emailText } from '../../mail/email-text.ts';
import { carOffer } from '../../mail/messages/car-offer.ts';

/** The email that would ask the renter, to the letter, and until when they could answer. */
export async function previewOffer(
  db: Queries,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Temporal.Instant },
  booking: BookingRow,
  { carIds, reason }: z.output<typeof OfferPreviewRequest>,
) {
  await requireAskable(db, booking, now);
  const cars = [];
  const during = await occupiedBy(db, booking.id);
  for (const carId of carIds) {
    cars.push(await requireFitting(db, booking, carId, now));
    if ((await occupiedTimes(db, carId, during, {})).length > 0) throw carUnavailable();
  }
  const { handovers } = await requireCity(db, booking.city_id);
  const until = answerBy({ startsAt: toInstant(booking.starts_at), handovers }, now);
  const { name, email } = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  const written = carOffer({
    ...(await bookingData(db, siteUrl, booking, name)),
    ...(await offerMessage(db, siteUrl, booking, { reason, cars, until })),
  });
  const { subject } = written;
  return { to: email, subject, text: emailText(written), answerBy: until.toString() };
}
