import { expect, test } from 'vitest';
import { brandName } from './card-brand.ts';

test.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['VISA', 'Visa'],
  ['Cartes Bancaires', 'Cartes Bancaires'],
])('%s is written %s', (brand, name) => {
  expect(brandName(brand)).toBe(name);
});
