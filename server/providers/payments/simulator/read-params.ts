import { z } from 'zod';
import { invalid } from './api-failure.ts';

/** Checks the parameters of a call as Stripe does: the first problem is told, by its name. */
export function readParams<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = nameOf(issue?.path ?? []);
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined;
  throw isMissing
    ? invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
    : invalid(`Invalid ${name}: ${issue?.message}`, name, 'parameter_invalid');
}

function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
}

export const cents = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** Of a list. */
export const pageSize = cents.pipe(z.number().min(1).max(100)).default(10);

/** Of a list: what was made at this time or later. */
export const since = z
  .strictObject({ gte: z.string().regex(/^\d{1,12}$/) })
  .transform(({ gte }) => Temporal.Instant.fromEpochMilliseconds(Number(gte) * 1000));

export const yes = z.enum(['true', 'false']).transform((value) => value === 'true');

export const metadata = z.record(z.string(), z.string()).default({});

/** Which references to answer whole instead of by id. */
export const expand = z.array(z.string()).default([]);
