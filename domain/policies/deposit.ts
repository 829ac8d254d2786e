import { type Currency, type Money, moneyFromUnits } from '../money.ts';
import { depositPolicy } from '../policy-constants.ts';

export type PaymentProfile = 'personal' | 'business';
export type CardFunding = 'credit' | 'debit' | 'unknown';

/** What a city asks for, by the kind of card. */
export type DepositAmounts = { readonly creditCard: Money; readonly debitCard: Money };

/** As the policy names them. */
export function usualDeposits(currency: Currency): DepositAmounts {
  return {
    creditCard: moneyFromUnits(depositPolicy.creditCardUnits, currency),
    debitCard: moneyFromUnits(depositPolicy.debitCardUnits, currency),
  };
}

/** Held on the card, never part of a total. None for companies, who are exempt. */
export function depositFor(
  profile: PaymentProfile,
  funding: CardFunding,
  amounts: DepositAmounts,
): Money | undefined {
  if (profile === 'business') return undefined;
  // A card whose kind the provider cannot tell is not given the benefit of the doubt.
  return funding === 'credit' ? amounts.creditCard : amounts.debitCard;
}
