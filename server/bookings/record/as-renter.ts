import type { Renter } from '../../../domain/policies/eligibility.ts';

/** The columns that decide whether somebody may book, and whether they may drive. */
export const renterColumns = [
  'admin',
  'disabled',
  'email_verified',
  'licence_verified',
  'identity_verified',
  'birthdate',
] as const;

interface RenterRow {
  readonly admin: boolean;
  readonly disabled: boolean;
  readonly email_verified: boolean;
  readonly licence_verified: boolean;
  readonly identity_verified: boolean;
  readonly birthdate: string | null;
}

/** A person as the rules know them. */
export const asRenter = (user: RenterRow): Renter => ({
  isAdmin: user.admin,
  isDisabled: user.disabled,
  isEmailVerified: user.email_verified,
  isLicenceVerified: user.licence_verified,
  isIdentityVerified: user.identity_verified,
  birthdate: user.birthdate ? Temporal.PlainDate.from(user.birthdate) : undefined,
});
