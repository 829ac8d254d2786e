import { z } from 'zod';
import { type Answer, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { listObjects } from './object-store.ts';
import { cents, readParams } from './read-params.ts';

const ListParams = z.strictObject({
  created: z.strictObject({ gte: z.string().regex(/^\d{1,12}$/) }).optional(),
  types: z.array(z.string()).max(20).optional(),
  limit: cents.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
});

/** What happened, newest first. */
export async function listEvents({ tx, params }: Call): Promise<Answer> {
  const given = readParams(ListParams, params);
  const since = given.created
    ? Temporal.Instant.fromEpochMilliseconds(Number(given.created.gte) * 1000)
    : undefined;
  const page = await listObjects(tx, 'event', {
    limit: given.limit,
    startingAfter: given.starting_after,
    since,
    types: given.types,
  });
  return ok(page);
}
