import { describe, expect, test } from 'vitest';
import { bookingObstacles, mayBook, type Renter } from './eligibility.ts';
import { verified } from './renter.fixture.ts';

const startDay = Temporal.PlainDate.from('2026-05-01');
const adultToday = Temporal.PlainDate.from('2008-05-01');

describe('who may book', () => {
  test('a verified renter', () => {
    expect(mayBook(verified, startDay)).toEqual({ ok: true });
  });

  test.each([
    [{ isAdmin: true }, 'admin_account'],
    [{ isDisabled: true }, 'account_disabled'],
    [{ isEmailVerified: false }, 'email_not_verified'],
    [{ isLicenceVerified: false }, 'licence_not_verified'],
    [{ isIdentityVerified: false }, 'identity_not_verified'],
    [{ birthdate: undefined }, 'birthdate_unknown'],
    [{ birthdate: adultToday.add({ days: 1 }) }, 'driver_under_age'],
  ] as const)('not with %o: %s [A-PRODUCT-005 R-ROLE-004]', (change, code) => {
    expect(mayBook({ ...verified, ...change }, startDay)).toEqual({ ok: false, code });
  });

  test('one is of age on the day the rental starts [A-ROLE-005 R-ROLE-005]', () => {
    expect(mayBook({ ...verified, birthdate: adultToday }, startDay).ok).toBe(true);
  });

  test('what is missing is told in the order to deal with it', () => {
    const nobody: Renter = {
      isAdmin: true,
      isDisabled: true,
      isEmailVerified: false,
      isLicenceVerified: false,
      isIdentityVerified: false,
    };
    expect(bookingObstacles(nobody, startDay)).toEqual([
      'admin_account',
      'account_disabled',
      'email_not_verified',
      'licence_not_verified',
      'identity_not_verified',
      'birthdate_unknown',
    ]);
  });
});
