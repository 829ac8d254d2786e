import { z } from 'zod';
import { photoViews } from '../../domain/car.ts';
import { photographName } from '../photographs.ts';

export const PhotographName = z
  .string()
  .regex(photographName, 'must be the name of a photograph')
  .describe('Made of what the photograph shows');

/** A photograph that is stored, whether a car has it or not. */
export const Photograph = z.object({ name: PhotographName, url: z.string() });

/** By shares of width and height, from the upper left corner; as high as sixteen to nine wants. */
export const Crop = z.strictObject({
  left: z.number().min(0).max(1),
  top: z.number().min(0).max(1),
  width: z.number().min(0.01).max(1),
});

export const CarPhotos = z.strictObject({
  version: z.int().min(1),
  photos: z
    .array(z.strictObject({ name: PhotographName, view: z.enum(photoViews) }))
    .max(24)
    .refine(
      (photos) => new Set(photos.map(({ name }) => name)).size === photos.length,
      'must each be there once',
    ),
});
