import { expect, test } from 'vitest';
import { configurationKeys, remoteConfiguration } from './configuration.ts';

test('there is one entry for each part that an operator switches [A-DATA-009 D-026-001 R-CALL-021]', () => {
  expect(configurationKeys.toSorted()).toEqual([
    'asset_page_config',
    'booking_cancellation_config',
    'company_config',
    'document_validation_config',
    'login_config',
    'modifications_time_config',
    'password_recovery_config',
    'payments_config',
    'search_config',
    'seller_config',
    'signup_config',
  ]);
});

test.each([
  ['search_config', 'maximumDurationDays', 1, 365],
  ['search_config', 'noticeHours', 0, 168],
  ['booking_cancellation_config', 'cancellationHours', 0, 720],
  ['booking_cancellation_config', 'cancellationFee', 0, 10_000],
  ['modifications_time_config', 'modificationHours', 0, 720],
] as const)('%s takes a %s from %i to %i, and nothing else', (key, name, least, most) => {
  const takes = (value: unknown) => remoteConfiguration[key].safeParse({ [name]: value }).success;
  expect([least, most].map(takes)).toEqual([true, true]);
  expect([least - 1, most + 1, String(least), null].map(takes)).toEqual(Array(4).fill(false));
});

test('a setting that nobody knows is refused', () => {
  for (const key of configurationKeys) {
    expect(remoteConfiguration[key].safeParse({ misspelt: 1 }).success, key).toBe(false);
  }
});

test('without an entry everything but document validation is off, and the numbers are the usual [A-DATA-010 A-POLICY-006 A-POLICY-008 D-026-002 R-CALENDAR-024 R-CANCEL-016 R-CANCEL-017 R-CHANGE-018 R-MONEY-013]', () => {
  const defaults = configurationKeys.map((key) => [key, remoteConfiguration[key].parse({})]);
  expect(Object.fromEntries(defaults)).toEqual({
    login_config: { loginEnabled: false },
    signup_config: { signupEnabled: false },
    payments_config: { paymentsEnabled: false },
    password_recovery_config: { passwordRecoveryEnabled: false },
    document_validation_config: { documentValidationEnabled: true },
    asset_page_config: { reviewsEnabled: false },
    search_config: { homepageSearchEnabled: false, maximumDurationDays: 28, noticeHours: 2 },
    booking_cancellation_config: { cancellationHours: 48, cancellationFee: 0 },
    modifications_time_config: { modificationHours: 2 },
    company_config: { limitUnits: 50_000, bankAccounts: {} },
    seller_config: { sellers: {} },
  });
});
