import { z } from 'zod';

/** A booking, as far as the fleet is concerned with it. */
export const FleetBooking = z.object({
  id: z.uuid(),
  reference: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

export type FleetBooking = z.infer<typeof FleetBooking>;
