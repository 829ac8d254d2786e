import { z } from 'zod';
import { carValues } from '../../domain/car.ts';
import { replacementReasons } from '../../domain/policies/another-car.ts';
import { Reason } from './fleet.ts';

/** A free car that a booking can be given instead of its own. */
const OtherCar = z.object({
  id: z.uuid(),
  brand: z.string(),
  model: z.string(),
  plate: z.string().nullable(),
  category: z.enum(carValues.category),
  bodyType: z.enum(carValues.bodyType),
  transmission: z.enum(carValues.transmission),
  propulsionType: z.enum(carValues.propulsionType),
  seats: z.int(),
  luggages: z.int(),
  isBetter: z.boolean().describe('Of a better class than the car that was booked'),
});

export const OtherCars = z.object({
  items: z.array(OtherCar).describe('The likest first; no more than twenty'),
});

export const AnotherCar = z.strictObject({
  carId: z.uuid(),
  reason: z.enum(replacementReasons).describe('As the renter is told'),
  note: Reason.shape.reason.describe('For colleagues, in the audit log'),
});

export const GivenCar = z.object({ bookingId: z.uuid(), carId: z.uuid() });

export type OtherCars = z.infer<typeof OtherCars>;
