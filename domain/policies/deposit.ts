import { type Currency, type Money, moneyFromUnits } from '../money.ts';
import { depositPolicy } from '../policy-constants.ts';

export type PaymentProfile = 'personal' | 'business';
export type CardFunding = 'credit' | 'debit' | 'unknown';

/** Held on the card, never part of a total. None for companies, who are exempt. */
export function depositFor(
  profile: PaymentProfile,
  funding: CardFunding,
  currency: Currency,
): Money | undefined {
  if (profile === 'business') return undefined;
  // A card whose kind the provider cannot tell is not given the benefit of the doubt.
  const units = funding === 'credit' ? depositPolicy.creditCardUnits : depositPolicy.debitCardUnits;
  return moneyFromUnits(units, currency);
}
