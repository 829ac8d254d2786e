import { expect, test } from 'vitest';
import { isUsable, payerOf } from './payer.ts';

const facts = (paymentsEnabled: boolean, hasCompany: boolean) => ({ paymentsEnabled, hasCompany });

test('a renter with a company chooses freely [A-CHECKOUT-003 A-ROLE-004 R-ROLE-008]', () => {
  expect(payerOf('personal', facts(true, true))).toBe('personal');
  expect(payerOf('business', facts(true, true))).toBe('business');
});

test('business is disabled without a company [A-CHECKOUT-002]', () => {
  expect(isUsable('business', facts(true, false))).toBe(false);
  expect(payerOf('business', facts(true, false))).toBe('personal');
});

test('when payments are off, only the business profile is used [A-CHECKOUT-005]', () => {
  expect(payerOf('personal', facts(false, true))).toBe('business');
  expect(isUsable('personal', facts(false, true))).toBe(false);
});

test('without payments and without a company nothing is usable [A-CHECKOUT-004 D-025-003]', () => {
  const none = facts(false, false);
  expect(isUsable(payerOf('personal', none), none)).toBe(false);
});
