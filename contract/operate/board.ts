import { z } from 'zod';
import { takenKinds } from '../../domain/board/move.ts';
import { troubleKinds } from '../../domain/board/trouble.ts';
import { boardZooms } from '../../domain/board/window.ts';
import { bookingStatuses } from '../../domain/booking-lifecycle.ts';
import { carValues } from '../../domain/car.ts';
import { blockReasons, carConditions } from '../../domain/fleet/condition.ts';
import { awayReasons } from '../../domain/repairs/trouble.ts';
import { CityId } from '../cities.ts';
import { day } from '../query-values.ts';

const At = z.iso.datetime();

export const BoardQuery = z.strictObject({
  city: CityId,
  day: day.optional().describe('The day that is looked at; left out: today in the city'),
  zoom: z.enum(boardZooms).default('two-weeks').describe('How much time is shown around it'),
});

/** What takes a car's time. */
const BoardBar = z.object({
  id: z.uuid(),
  kind: z.enum(takenKinds),
  startsAt: At,
  endsAt: At,
  freeAt: At.describe('When the car has been turned round'),
  booking: z
    .object({
      id: z.uuid(),
      reference: z.string(),
      status: z.enum(bookingStatuses),
      renter: z.string(),
    })
    .nullable(),
  heldUntil: At.nullable(),
  heldFor: z.string().nullable().describe('The renter it is held for'),
  offeredTo: z.uuid().optional().describe('The booking whose renter is asked about this car'),
  block: z.object({ reason: z.enum(blockReasons), note: z.string().nullable() }).nullable(),
});

/** What a renter can count on in a car, but for the extras it takes. */
const promise = {
  category: z.enum(carValues.category),
  bodyType: z.enum(carValues.bodyType),
  propulsionType: z.enum(carValues.propulsionType),
  transmission: z.enum(carValues.transmission),
  seats: z.int(),
  luggages: z.int(),
};

export const CarPromiseShape = z.object({ ...promise, extras: z.array(z.string()) });

const BoardCar = z.object({
  id: z.uuid(),
  brand: z.string(),
  model: z.string(),
  plate: z.string().nullable(),
  ...promise,
  picture: z.string().nullable().describe('Its drawing, or its first photograph'),
  condition: z.enum(carConditions),
  energyPercent: z.int().nullable(),
  standsAt: z.string().nullable(),
  base: z.string().nullable().describe('The area in which it stands between trips'),
  isOffered: z.boolean(),
  drivableUntil: z.iso.date().nullable(),
  takenNow: z
    .object({ isOut: z.boolean().describe('With its renter'), renter: z.string().nullable() })
    .nullable()
    .describe('Whatever days are shown; null: nothing is planned at this moment'),
  trouble: z
    .object({ kind: z.enum(troubleKinds), bookingId: z.uuid(), at: At })
    .nullable()
    .describe('The worst that is wrong with it or with one of its bookings'),
  away: z
    .object({ reason: z.enum(awayReasons), from: At, until: At.nullable() })
    .nullable()
    .describe('Late, in service or missing; until it can be counted on again, null: nobody knows'),
  bars: z.array(BoardBar).describe('In the order of time'),
});

export const Board = z.object({
  now: At,
  today: z.iso.date().describe('In the city'),
  from: z.iso.date(),
  days: z.int(),
  turnaroundMinutes: z.int(),
  cars: z.array(BoardCar).describe('By class, make and model'),
});

export const BoardSearch = z.strictObject({
  city: CityId,
  text: z.string().trim().min(2).max(60),
});

export const BoardFound = z.object({
  bookings: z
    .array(
      z.object({
        id: z.uuid(),
        carId: z.uuid(),
        reference: z.string(),
        renter: z.string(),
        startsAt: At,
        endsAt: At,
      }),
    )
    .describe('Those nearest to now; no more than ten'),
});

export type Board = z.infer<typeof Board>;
export type BoardCar = z.infer<typeof BoardCar>;
export type BoardBar = z.infer<typeof BoardBar>;
export type BoardFound = z.infer<typeof BoardFound>;
