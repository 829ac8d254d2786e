const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export const wallets = ['apple_pay', 'google_pay'] as const;

/** Whose button the card was added with, if one was. */
export type Wallet = (typeof wallets)[number];

const walletNames: Readonly<Record<Wallet, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

/** The brand as its owner writes it; the provider gives it in lower case. */
export function brandName(brand: string): string {
  return names[brand.toLowerCase()] ?? brand;
}

/** A card as its renter knows it: "Visa", or "Apple Pay (Visa)". */
export function cardName(card: { readonly brand: string; readonly wallet: Wallet | null }): string {
  const brand = brandName(card.brand);
  return card.wallet ? `${walletNames[card.wallet]} (${brand})` : brand;
}
