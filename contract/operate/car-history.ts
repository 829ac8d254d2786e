import { z } from 'zod';
import { carDeeds, historyFields } from '../../domain/fleet/car-history.ts';
import { blockReasons } from '../../domain/fleet/condition.ts';
import { Point } from '../coordinates.ts';
import { Money } from '../money.ts';
import { wholeNumber } from '../query-values.ts';
import { Person } from './fleet.ts';

export const CarHistoryQuery = z.strictObject({
  page: wholeNumber(1, 100_000).default(1),
  size: wholeNumber(1, 100).default(10),
});

const value = z
  .union([
    Money,
    Point,
    z.array(z.string()),
    z.string(),
    z.number().min(-1e12).max(1e12),
    z.boolean(),
    z.null(),
  ])
  .describe('As the field of a car has it; null: not known');

const CarHistoryEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: Person,
  deed: z.enum(carDeeds),
  changes: z.array(z.object({ field: z.enum(historyFields), before: value, after: value })),
  block: z
    .object({
      reason: z.enum(blockReasons),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
    })
    .nullable()
    .describe('The time that it is about, where it is about one'),
  reason: z.string().nullable(),
});

/** Newest first. */
export const CarHistory = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  items: z.array(CarHistoryEntry),
});

export type CarHistoryQuery = z.output<typeof CarHistoryQuery>;
export type CarHistory = z.infer<typeof CarHistory>;
