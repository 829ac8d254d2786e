import { z } from 'zod';
import { CityId } from './cities.ts';
import { Point } from './coordinates.ts';

export const PlaceSearch = z.strictObject({ city: CityId, q: z.string().max(200) });

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'must be a decimal number')
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));

export const PlaceAt = z.strictObject({
  city: CityId,
  lat: coordinate(90),
  lng: coordinate(180),
});

export const Place = z.object({
  ...Point.shape,
  id: z.string(),
  placeName: z.string().describe('The whole address, as it is stored with a booking'),
  name: z.string(),
  detail: z.string(),
  kind: z.string(),
  approximate: z.boolean().describe('The nearest known street, not the very address'),
});

/** Whose data the answers are, where they ask to be named beside them. */
const placeCredits = ['openstreetmap', 'mapbox'] as const;

export const PlaceList = z.object({
  places: z.array(Place),
  credit: z.enum(placeCredits).nullable(),
});
export const NearestPlace = z.object({
  inside: z.boolean().describe('Whether the point lies in a service area'),
  place: Place.nullable(),
});

export type Place = z.infer<typeof Place>;
export type PlaceCredit = (typeof placeCredits)[number];
