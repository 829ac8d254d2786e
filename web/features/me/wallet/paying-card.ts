import type { PaymentMethod } from '../../../../contract/wallet.ts';
import type { Currency } from '../../../../domain/money.ts';
import { hasExpired } from '../../../../domain/policies/card-expiry.ts';

/** "08/28" */
export function expiryOf({ expMonth, expYear }: PaymentMethod): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
}

/** Those that can pay in a currency; a card belongs to one account at the payment provider. */
export const cardsFor = (cards: readonly PaymentMethod[], currency: Currency): PaymentMethod[] =>
  cards.filter(({ currencies }) => currencies.includes(currency));

/** The one the renter chose, or the first that is still good; they are listed newest first. */
export function chosenCard(
  cards: readonly PaymentMethod[],
  chosenId: string | null,
  now: Temporal.Instant,
  timeZone: string,
): PaymentMethod | null {
  const good = cards.filter((card) => !hasExpired(card, now, timeZone));
  return good.find(({ id }) => id === chosenId) ?? good[0] ?? null;
}
