import { z } from 'zod';
import { carValues } from '../../domain/car.ts';
import { bulkFields, bulkProblems, mostCarsAtOnce } from '../../domain/fleet/bulk-edit.ts';
import { carConditions } from '../../domain/fleet/condition.ts';
import { CityId } from '../cities.ts';
import { Point } from '../coordinates.ts';
import { Money } from '../money.ts';
import { FleetFilter } from './fleet-views.ts';

/** Ten thousand cars as they were seen. */
export const largestFleetEditBytes = 2 * 1024 * 1024;

const ids = z.array(z.uuid()).max(mostCarsAtOnce);
const features = z.array(z.enum(carValues.features)).max(carValues.features.length);
const inWholeCents = Money.refine(({ amount }) => amount % 100 === 0, 'must be in whole cents');

const Change = z
  .strictObject({
    price: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('set'), price: inWholeCents }),
        z.strictObject({
          kind: z.literal('amount'),
          by: inWholeCents.describe('Less than nothing: that much cheaper'),
        }),
        z.strictObject({
          kind: z.literal('percent'),
          hundredths: z
            .int()
            .min(-9_900)
            .max(99_900)
            .describe('Of a percent: -250 is 2.5 % cheaper; rounded up to whole cents'),
        }),
      ])
      .optional(),
    category: z.enum(carValues.category).optional(),
    base: Point.optional(),
    features: z.strictObject({ add: features, remove: features }).optional(),
    condition: z.enum(carConditions).optional(),
    offered: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'must change something');

/** A change, and the cars it is meant for: these, or all that fit a filter but these. */
export const FleetEditQuestion = z.strictObject({
  cityId: CityId,
  change: Change,
  which: z.union([
    z.strictObject({ ids }),
    z.strictObject({ filter: FleetFilter, exceptIds: ids.default([]) }),
  ]),
});

const Seen = z
  .strictObject({
    id: z.uuid(),
    version: z.int().min(1),
    condition: z.enum(carConditions),
    offered: z.boolean(),
  })
  .describe('The car as it was looked at, to be sent along with the edit');

/** Those cars of a preview that are to change, each as it was seen there. */
export const FleetEdit = z.strictObject({
  cityId: CityId,
  change: Change,
  cars: z.array(Seen).min(1).max(mostCarsAtOnce),
});

const value = z
  .union([Money, Point, z.array(z.enum(carValues.features)), z.string(), z.boolean()])
  .describe('As the field of a car has it');
const line = {
  seen: Seen,
  name: z.string().describe('Make and model'),
  plate: z.string().nullable(),
  propulsionType: z.enum(carValues.propulsionType),
};
const FleetEditLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changed'),
    ...line,
    changes: z.array(z.object({ field: z.enum(bulkFields), before: value, after: value })),
  }),
  z.object({ kind: z.literal('same'), ...line }),
  z.object({ kind: z.literal('refused'), ...line, problem: z.enum(bulkProblems) }),
]);

export const FleetEditPreview = z.object({
  counts: z.object({ changed: z.int(), same: z.int(), refused: z.int() }),
  lines: z.array(FleetEditLine),
});

export const FleetEdited = z.object({ changed: z.int() });

export type FleetEditQuestion = z.output<typeof FleetEditQuestion>;
export type FleetEdit = z.output<typeof FleetEdit>;
export type FleetChange = z.output<typeof Change>;
export type FleetEditLine = z.infer<typeof FleetEditLine>;
export type FleetEditPreview = z.infer<typeof FleetEditPreview>;
