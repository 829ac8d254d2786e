import { addressBlock } from '../accounts/address-block.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from '../http/limits.ts';

/** A house full of people who type without a pause; a program that copies a vendor's addresses is quicker. */
const LIMIT = { most: 300, minutes: 5 } as const;

/** Every look-up may be paid for. Both ways of asking are counted as one. */
export function placeLimits(
  deps: Pick<Deps, 'database' | 'clock'>,
): Pick<Limits, 'listPlaces' | 'nearestPlace'> {
  const count = async ({ address }: { readonly address: string }) => {
    const key = `places from ${addressBlock(address)}`;
    await requireWithinLimit(deps, key, LIMIT, { what: 'places' });
    return null;
  };
  return { listPlaces: count, nearestPlace: count };
}
