import { type ListAddress, listAddress } from './list-address.ts';

const steps = { address: 0, dates: 2 } as const;

/** Where narrow screens change the trip; from there the way leads back to the same list. */
export function searchStep(step: keyof typeof steps, list: ListAddress): string {
  return `/search?origin=${encodeURIComponent(listAddress(list))}&step=${steps[step]}`;
}
