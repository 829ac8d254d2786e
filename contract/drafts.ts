import { z } from 'zod';
import { Point } from './coordinates.ts';

const Id = z.string().regex(/^[\w-]{1,40}$/);

/** A day and a time of the city's, and the address. */
const DraftStop = z.strictObject({
  date: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[03]0$/, 'is a full or a half hour'),
  location: Point,
  query: z.string().max(160),
});

const DraftTrip = z.strictObject({
  start: DraftStop,
  end: DraftStop,
  extras: z.array(Id).max(16),
  insurances: z.strictObject({ main: Id.nullable(), extras: z.array(Id).max(8) }),
});

export const DraftRequest = z.strictObject({ carId: z.uuid(), trip: DraftTrip });

/** What a renter wanted to book before they were verified. */
export const Draft = z.object({
  car: z.object({ id: z.uuid(), brand: z.string(), model: z.string() }),
  cityId: z.string(),
  trip: DraftTrip,
});

export const OwnDraft = z.object({ draft: Draft.nullable() });

export type DraftTrip = z.infer<typeof DraftTrip>;
export type Draft = z.infer<typeof Draft>;
