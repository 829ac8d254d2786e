import { pacePolicy } from '../../domain/policy-constants.ts';
import { addressBlock } from '../accounts/address-block.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from '../http/limits.ts';
import { paced } from '../profile/limits.ts';

/** A code cannot be guessed, and nobody shall try for long; what renters photograph is large. */
export function handoverLimits(
  deps: Pick<Deps, 'database' | 'clock'>,
): Pick<Limits, 'getSeal' | 'checkSealedFile' | 'sendOwnPhotograph'> {
  const count = async ({ address }: { readonly address: string }) => {
    const key = `seals from ${addressBlock(address)}`;
    await requireWithinLimit(deps, key, pacePolicy.sealChecks.perAddress, { what: 'seals' });
    return null;
  };
  return {
    getSeal: count,
    checkSealedFile: count,
    sendOwnPhotograph: paced(deps, 'own photographs', pacePolicy.ownPhotographs),
  };
}
