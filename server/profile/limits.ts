import type { Context, Env, Hono } from 'hono';
import { pacePolicy } from '../../domain/policy-constants.ts';
import { addressBlock } from '../accounts/address-block.ts';
import type { Limit } from '../accounts/count-attempt.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Limits } from '../http/limits.ts';

const LIMIT = { most: 5, minutes: 15 } as const;

type Counting = Pick<Deps, 'database' | 'clock'>;

export function profileLimits(
  deps: Counting,
): Pick<Limits, 'deleteMe' | 'addPaymentMethod' | 'startDocuments'> {
  return {
    /** Deleting an account asks for its password, so whoever took over a session could guess at it here. */
    async deleteMe({ caller }) {
      const about = { what: 'delete account', account: caller.userId };
      await requireWithinLimit(deps, `delete account on ${caller.userId}`, LIMIT, about);
      return null;
    },
    addPaymentMethod: paced(deps, 'card set-ups', pacePolicy.cardSetups),
    startDocuments: paced(deps, 'identity checks', pacePolicy.identityChecks),
  };
}

/** What costs us something has a pace, by whose account it is and by where it is asked from. */
export function paced(
  deps: Counting,
  what: string,
  pace: { readonly perAccount: Limit; readonly perAddress: Limit },
) {
  return async ({ caller, address }: { readonly caller: Caller; readonly address: string }) => {
    const about = { what, account: caller.userId };
    const { perAccount, perAddress } = pace;
    await requireWithinLimit(deps, `${what} on ${caller.userId}`, perAccount, about);
    await requireWithinLimit(deps, `${what} from ${addressBlock(address)}`, perAddress, about);
    return null;
  };
}

/** Pictures go to the simulated provider past the API; the real one takes them itself. */
export function limitUploads<E extends Env>(app: Hono<E>, deps: Deps): void {
  app.use('/sim/identity/inquiries/:id/pictures/*', async (context, next) => {
    const address = addressBlock(clientAddress(context as Context, deps.config));
    const { perAddress } = pacePolicy.uploads;
    await requireWithinLimit(deps, `uploads from ${address}`, perAddress, { what: 'uploads' });
    await next();
  });
}
