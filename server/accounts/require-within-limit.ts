import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { countAttempt, type Limit } from './count-attempt.ts';

/** Counts one more attempt and refuses it when there were too many. */
export async function requireWithinLimit(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  key: string,
  limit: Limit,
): Promise<void> {
  if (await countAttempt(database.kysely, key, limit, clock.now())) return;
  throw new Refusal('too_many_requests', 'Too many attempts; please try again later.');
}
