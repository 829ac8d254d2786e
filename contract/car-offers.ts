import { z } from 'zod';
import { replacementReasons } from '../domain/policies/another-car.ts';
import { BookedCar } from './booked-car.ts';
import { Money } from './money.ts';

const OfferedCar = z.object({
  car: BookedCar,
  isBetter: z.boolean().describe('Of a better class than the car that was booked'),
  saved: Money.describe('What it would cost beyond the price that was agreed; nothing is charged'),
  isReserved: z.boolean().describe('It comes if nobody answers'),
});

/** What a renter is asked whose car cannot come. */
export const CarOffer = z.object({
  bookingId: z.uuid(),
  reason: z.enum(replacementReasons),
  answerBy: z.iso.datetime(),
  booked: BookedCar,
  cars: z.array(OfferedCar).describe('The best first; only those that are still free'),
  refund: z.object({ toCard: Money, toCredit: Money }).describe('All that was paid'),
});

export const OfferAnswerRequest = z.strictObject({
  take: z.uuid().nullable().describe('A car that is offered; null: everything back'),
});

export type CarOffer = z.infer<typeof CarOffer>;
export type OfferAnswerRequest = z.infer<typeof OfferAnswerRequest>;
