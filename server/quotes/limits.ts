import { takeBackAttempt } from '../accounts/count-attempt.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from '../http/limits.ts';

const LIMIT = { most: 10, minutes: 15 } as const;

/** Promo codes are short enough to be guessed. A code that is good does not count, however often it is used. */
export function quoteLimits(deps: Pick<Deps, 'database' | 'clock'>): Pick<Limits, 'createQuote'> {
  return {
    async createQuote({ caller, body }) {
      if (!caller || !body.checkout?.promoCode) return null;
      const key = `promo codes tried by ${caller.userId}`;
      const about = { what: 'promo codes', account: caller.userId };
      await requireWithinLimit(deps, key, LIMIT, about);
      return () => takeBackAttempt(deps.database.kysely, key);
    },
  };
}
