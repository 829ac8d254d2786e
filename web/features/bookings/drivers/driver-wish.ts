import type { AdditionalDriver } from '../../../../contract/drivers.ts';

/** What the renter wants to do about who drives. */
export type DriverWish =
  | { readonly action: 'invite' }
  | { readonly action: 'remove' | 'agree'; readonly driver: AdditionalDriver };
