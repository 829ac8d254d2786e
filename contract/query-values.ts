import { z } from 'zod';
import { mostValues } from '../domain/car-filters.ts';

/** Everything in a query is text; these read it, and refuse what only looks like the wanted value. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));

export const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');

/** May be given several times; "ALL" selects everything, as leaving it out does. */
export const anyOf = (values: readonly string[]) =>
  listOf(z.enum([...values, 'ALL'])).transform((chosen) => (chosen.includes('ALL') ? [] : chosen));

/** One value alone is a list of one. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .union([item.transform((one) => [one]), z.array(item).max(mostValues)])
    .pipe(z.array(z.custom<z.output<Item>>()));

/** A moment as ISO 8601 with an offset or Z. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((text, context) => readTemporal(text, context, Temporal.Instant.from));

export const day = z.iso
  .date()
  .transform((text, context) => readTemporal(text, context, Temporal.PlainDate.from));

/** A text may have the right shape and still name no moment, such as an hour 25. */
function readTemporal<T>(text: string, context: z.RefinementCtx, read: (text: string) => T): T {
  try {
    return read(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not a date or time that exists' });
    return z.NEVER;
  }
}
