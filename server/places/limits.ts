import { pacePolicy } from '../../domain/policy-constants.ts';
import { addressBlock } from '../accounts/address-block.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from '../http/limits.ts';

/** Every look-up may be paid for. Both ways of asking are counted as one. */
export function placeLimits(
  deps: Pick<Deps, 'database' | 'clock'>,
): Pick<Limits, 'listPlaces' | 'nearestPlace'> {
  const count = async ({ address }: { readonly address: string }) => {
    const key = `places from ${addressBlock(address)}`;
    await requireWithinLimit(deps, key, pacePolicy.places.perAddress, { what: 'places' });
    return null;
  };
  return { listPlaces: count, nearestPlace: count };
}
