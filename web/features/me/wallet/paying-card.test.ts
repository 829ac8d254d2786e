import { expect, test } from 'vitest';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { cardsFor, chosenCard, expiryOf } from './paying-card.ts';

const card = (id: string, expMonth: number, expYear: number): PaymentMethod => ({
  id,
  brand: 'visa',
  last4: '4242',
  expMonth,
  expYear,
  funding: 'credit',
  wallet: null,
  currencies: ['EUR', 'USD'],
  createdAt: '2026-01-01T00:00:00Z',
});
const zone = 'America/New_York';
const at = (iso: string) => Temporal.Instant.from(iso);

test('a trip is paid only with cards of the account for its currency', () => {
  const euros: PaymentMethod = { ...card('euros', 5, 2031), currencies: ['EUR'] };
  const dollars: PaymentMethod = { ...card('dollars', 5, 2031), currencies: ['USD'] };
  const both = card('both', 5, 2031);
  expect(cardsFor([euros, dollars, both], 'EUR')).toEqual([euros, both]);
  expect(cardsFor([euros, dollars, both], 'USD')).toEqual([dollars, both]);
});

test('the last month of a card is written as cards print it', () => {
  expect(expiryOf(card('may', 5, 2026))).toBe('05/26');
});

test('the chosen card pays, or else the newest that is still good', () => {
  const now = at('2026-06-15T12:00:00Z');
  const cards = [card('old', 5, 2026), card('new', 1, 2028), card('other', 2, 2028)];
  expect(chosenCard(cards, 'other', now, zone)?.id).toBe('other');
  expect(chosenCard(cards, null, now, zone)?.id).toBe('new');
  expect(chosenCard(cards, 'old', now, zone)?.id).toBe('new');
  expect(chosenCard([card('old', 5, 2026)], null, now, zone)).toBeNull();
});
