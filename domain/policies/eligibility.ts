import { accountPolicy } from '../policy-constants.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import { ageOn } from './young-driver.ts';

export type Renter = {
  readonly isAdmin: boolean;
  readonly isDisabled: boolean;
  readonly isEmailVerified: boolean;
  readonly isLicenceVerified: boolean;
  readonly isIdentityVerified: boolean;
  /** From the verified documents; unknown until they are. */
  readonly birthdate?: Temporal.PlainDate | undefined;
};

export type EligibilityRefusal =
  | 'admin_account'
  | 'account_disabled'
  | 'email_not_verified'
  | 'licence_not_verified'
  | 'identity_not_verified'
  | 'birthdate_unknown'
  | 'driver_under_age';

/** All that stands between a renter and a booking, in the order in which to deal with it. */
export function bookingObstacles(
  renter: Renter,
  startDay: Temporal.PlainDate,
): EligibilityRefusal[] {
  const obstacles: EligibilityRefusal[] = [];
  if (renter.isAdmin) obstacles.push('admin_account');
  if (renter.isDisabled) obstacles.push('account_disabled');
  if (!renter.isEmailVerified) obstacles.push('email_not_verified');
  if (!renter.isLicenceVerified) obstacles.push('licence_not_verified');
  if (!renter.isIdentityVerified) obstacles.push('identity_not_verified');
  if (!renter.birthdate) obstacles.push('birthdate_unknown');
  else if (ageOn(startDay, renter.birthdate) < accountPolicy.minimumAgeYears) {
    obstacles.push('driver_under_age');
  }
  return obstacles;
}

export function mayBook(renter: Renter, startDay: Temporal.PlainDate): Verdict<EligibilityRefusal> {
  const [first] = bookingObstacles(renter, startDay);
  return first === undefined ? allowed : refused(first);
}
