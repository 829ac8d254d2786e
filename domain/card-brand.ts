const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The brand as its owner writes it; the provider gives it in lower case. */
export function brandName(brand: string): string {
  return names[brand.toLowerCase()] ?? brand;
}
