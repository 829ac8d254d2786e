import type { Renter } from './eligibility.ts';

/** Somebody who may book and drive. */
export const verified: Renter = {
  isAdmin: false,
  isDisabled: false,
  isEmailVerified: true,
  isLicenceVerified: true,
  isIdentityVerified: true,
  birthdate: Temporal.PlainDate.from('1990-01-01'),
};
