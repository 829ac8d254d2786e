import { pacePolicy } from '../../domain/policy-constants.ts';
import { addressBlock } from '../accounts/address-block.ts';
import { takeBackAttempt } from '../accounts/count-attempt.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from '../http/limits.ts';

const LIMIT = { most: 10, minutes: 15 } as const;

/**
 * Prices for strangers have a pace by address. Promo codes are short enough to be guessed: a code that
 * is good does not count, however often it is used.
 */
export function quoteLimits(deps: Pick<Deps, 'database' | 'clock'>): Pick<Limits, 'createQuote'> {
  return {
    async createQuote({ caller, body, address }) {
      if (!caller) {
        const asked = `quotes from ${addressBlock(address)}`;
        await requireWithinLimit(deps, asked, pacePolicy.strangersQuotes.perAddress, {
          what: 'quotes',
        });
      }
      if (!caller || !body.checkout?.promoCode) return null;
      const key = `promo codes tried by ${caller.userId}`;
      const about = { what: 'promo codes', account: caller.userId };
      await requireWithinLimit(deps, key, LIMIT, about);
      return () => takeBackAttempt(deps.database.kysely, key);
    },
  };
}
