import type { Context, Env, Hono } from 'hono';
import { pacePolicy } from '../../domain/policy-constants.ts';
import { addressBlock } from '../accounts/address-block.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import type { Limit } from '../accounts/count-attempt.ts';
import { renters } from '../accounts/realm.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Limits } from '../http/limits.ts';

type Counting = Pick<Deps, 'database' | 'clock'>;

export function profileLimits(
  deps: Counting,
): Pick<Limits, 'deleteMe' | 'addPaymentMethod' | 'startDocuments'> {
  return {
    /** Deleting an account asks for its password, which is not guessed at here either. */
    async deleteMe({ caller, body: { password } }) {
      await confirmPassword(deps, renters, caller.userId, { password, field: 'body.password' });
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
