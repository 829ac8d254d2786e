import { z } from 'zod';
import { carFacts, Photo } from './cars.ts';

/** A car as it was when it was booked. */
export const BookedCar = z.object({ ...carFacts, photos: z.array(Photo) });
export type BookedCar = z.infer<typeof BookedCar>;
