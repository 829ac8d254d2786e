import type { MiddlewareHandler } from 'hono';
import { countAttempt } from '../accounts/count-attempt.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';

const LIMIT = { most: 5, minutes: 15 } as const;

/**
 * Deleting an account asks for its password, so whoever took over a session could guess at it here.
 * Counted before the write begins: what the write itself counted would be undone with its refusal.
 */
export function limitDeletion({
  sessions,
  database,
  clock,
}: Pick<Deps, 'sessions' | 'database' | 'clock'>): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'DELETE') return next();
    const caller = await sessions.callerOf(context.req.raw.headers);
    const isWithin =
      !caller ||
      (await countAttempt(
        database.kysely,
        `delete account on ${caller.userId}`,
        LIMIT,
        clock.now(),
      ));
    if (!isWithin) {
      throw new Refusal('too_many_requests', 'Too many attempts; please try again later.');
    }
    return next();
  };
}
