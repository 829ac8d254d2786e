import { z } from 'zod';
import { takenKinds } from '../../domain/board/move.ts';
import { bookingStatuses } from '../../domain/booking-lifecycle.ts';
import { ModificationPrice } from '../bookings.ts';
import { Moment } from '../moment.ts';
import { Money } from '../money.ts';
import { CarPromiseShape } from './board.ts';
import { Reason } from './fleet.ts';

const At = z.iso.datetime();

/** A booking as whoever peeks at it or carries it needs it. */
export const BoardBooking = z.object({
  id: z.uuid(),
  carId: z.uuid(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  renter: z.object({
    name: z.string(),
    phone: z.string().nullable().describe('Null: there is none, or your role does not see it'),
    email: z.string().nullable().describe('Null: your role does not see it'),
  }),
  startsAt: At,
  endsAt: At,
  freeAt: At,
  delivery: z.string(),
  return: z.string(),
  total: Money,
  deposit: Money.nullable(),
  isMovable: z.boolean().describe('Until the car is delivered'),
  promise: CarPromiseShape.describe('What was booked, whatever car came instead since'),
  withoutExtras: z
    .array(z.uuid())
    .describe('Cars of the city that cannot take an extra that was chosen'),
});

/** Onto another car at its times, or to another time on its car. */
export const Move = z.union([
  z.strictObject({ carId: z.uuid() }),
  z.strictObject({ startsAt: Moment, endsAt: Moment }),
]);

const Verdict = z.object({
  fits: z.boolean(),
  isBetter: z.boolean().describe('Of a better class than the car that was booked'),
  code: z
    .enum(['same', 'taken', 'short', 'lesser', 'papers', 'away', 'not-offered'])
    .nullable()
    .describe('Why not; null: it fits'),
  minutesShort: z.int().nullable(),
  by: z.enum(takenKinds).nullable().describe('What stands in the way'),
});

export const MovePreview = z.object({
  verdict: Verdict,
  total: Money.describe('What the booking costs today'),
  price: ModificationPrice.nullable().describe('Of another time; null: the price stays'),
});

export const TimeMove = z.strictObject({
  startsAt: Moment,
  endsAt: Moment,
  agreedTotal: Money.describe('The new total that was shown; another one is refused'),
  note: Reason.shape.reason.describe('For colleagues, in the audit log'),
});

export const MovedTimes = z.object({
  bookingId: z.uuid(),
  requestId: z.uuid().describe('Money moves first; the booking shows its new times afterwards'),
});

export type BoardBooking = z.infer<typeof BoardBooking>;
export type MovePreview = z.infer<typeof MovePreview>;
export type Move = z.infer<typeof Move>;
