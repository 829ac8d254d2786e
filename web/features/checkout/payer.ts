import type { PaymentProfile } from '../../../domain/policies/deposit.ts';

interface PayerFacts {
  readonly paymentsEnabled: boolean;
  readonly hasCompany: boolean;
}

/** Cards can be switched off; a company one must have. */
export function isUsable(profile: PaymentProfile, { paymentsEnabled, hasCompany }: PayerFacts) {
  return profile === 'personal' ? paymentsEnabled : hasCompany;
}

/** The renter's choice while it can be had. When payments are off, only the business profile is used. */
export function payerOf(wished: PaymentProfile, facts: PayerFacts): PaymentProfile {
  if (!facts.paymentsEnabled) return 'business';
  return isUsable(wished, facts) ? wished : 'personal';
}
