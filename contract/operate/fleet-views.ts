import { z } from 'zod';
import { carValues } from '../../domain/car.ts';
import { carConditions } from '../../domain/fleet/condition.ts';
import { fleetSorts } from '../../domain/fleet/sorts.ts';

/** Which cars of a fleet are shown, and in which order; in whichever city. */
const View = z.strictObject({
  text: z.string().max(60),
  category: z.enum(carValues.category).nullable(),
  condition: z.enum(carConditions).nullable(),
  papersEndWithinDays: z.int().min(0).max(3_650).nullable(),
  serviceDue: z.boolean(),
  retired: z.boolean(),
  sort: z.enum(fleetSorts),
  order: z.enum(['asc', 'desc']),
});

/** Which of them fit, in whichever order. */
export const FleetFilter = View.omit({ sort: true, order: true });

/** Under a name that somebody has used before, it takes the place of that view. */
export const NewFleetView = z.strictObject({ name: z.string().trim().min(1).max(60), view: View });

export const SavedFleetView = z.object({ id: z.uuid(), name: z.string(), view: View });
export const SavedFleetViews = z.object({ views: z.array(SavedFleetView) });

export type FleetView = z.infer<typeof View>;
export type NewFleetView = z.output<typeof NewFleetView>;
export type SavedFleetView = z.infer<typeof SavedFleetView>;
