import type { Insertable } from 'kysely';
import { companyPolicy } from '../../domain/policy-constants.ts';
import type { Tables } from '../db/schema.ts';
import type { RemoteConfiguration } from '../settings/settings.ts';

/** What the sample data switches on; without these rows the specification's defaults hold. */
export const sampleSettings: RemoteConfiguration = {
  login_config: { loginEnabled: true },
  signup_config: { signupEnabled: true },
  payments_config: { paymentsEnabled: true },
  password_recovery_config: { passwordRecoveryEnabled: true },
  search_config: { homepageSearchEnabled: true, maximumDurationDays: 28, noticeHours: 2 },
  asset_page_config: { reviewsEnabled: true },
  document_validation_config: { documentValidationEnabled: true },
  booking_cancellation_config: { cancellationHours: 48, cancellationFee: 0 },
  modifications_time_config: { modificationHours: 2 },
  company_config: {
    limitUnits: companyPolicy.limitUnits,
    bankAccounts: {
      EUR: 'IBAN PT50 0000 0000 0000 0000 0000 0 (sample), BIC SAMPPTPL',
      USD: 'Routing 000000000, account 0000000000 (sample)',
    },
  },
  seller_config: {
    sellers: {
      lisbon: {
        series: 'LIS',
        name: 'Handover Lisbon, sample company',
        address: 'Rua da Amostra 1, 1100-048 Lisboa, Portugal',
        taxNumber: 'PT 000000000 (sample)',
      },
      'new-york': {
        series: 'NYC',
        name: 'Handover New York, sample company',
        address: '1 Sample Street, New York, NY 10001, USA',
        taxNumber: 'US 00-0000000 (sample)',
      },
    },
  },
};

export function settingRows(now: Temporal.Instant): Insertable<Tables['remote_configuration']>[] {
  return Object.entries(sampleSettings).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updated_at: new Date(now.epochMilliseconds),
  }));
}
