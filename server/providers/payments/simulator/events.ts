import { z } from 'zod';
import { type Answer, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { listObjects } from './object-store.ts';
import { pageSize, readParams, since } from './read-params.ts';

const ListParams = z.strictObject({
  created: since.optional(),
  types: z.array(z.string()).max(20).optional(),
  limit: pageSize,
  starting_after: z.string().optional(),
});

/** What happened, newest first. */
export async function listEvents({ tx, params }: Call): Promise<Answer> {
  const given = readParams(ListParams, params);
  const page = await listObjects(tx, 'event', {
    limit: given.limit,
    startingAfter: given.starting_after,
    since: given.created,
    types: given.types,
  });
  return ok(page);
}
