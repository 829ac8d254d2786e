import { expect, test } from 'vitest';
import { acceptsCard } from './accepted-cards.ts';

test.each([
  ['visa', 'credit', true],
  ['mastercard', 'debit', true],
  ['amex', 'unknown', true],
  ['visa', 'prepaid', false],
  ['visa', 'gift', false],
  ['Visa Electron', 'debit', false],
  ['visa_electron', 'debit', false],
  ['electron', 'debit', false],
  ['Maestro', 'debit', false],
])('%s %s: accepted %s [A-POLICY-023 A-WALLET-020 D-011-001]', (brand, funding, accepted) => {
  expect(acceptsCard({ brand, funding })).toEqual(
    accepted ? { ok: true } : { ok: false, code: 'card_not_accepted' },
  );
});
