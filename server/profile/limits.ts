import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from '../http/limits.ts';

const LIMIT = { most: 5, minutes: 15 } as const;

/** Deleting an account asks for its password, so whoever took over a session could guess at it here. */
export function profileLimits(deps: Pick<Deps, 'database' | 'clock'>): Pick<Limits, 'deleteMe'> {
  return {
    async deleteMe({ caller }) {
      const about = { what: 'delete account', account: caller.userId };
      await requireWithinLimit(deps, `delete account on ${caller.userId}`, LIMIT, about);
      return null;
    },
  };
}
