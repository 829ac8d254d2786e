import type { Currency, Money } from '../../../domain/money.ts';
import { Refusal } from '../../errors.ts';

const CENT = 100;
/** In the units of `Money`: 10,000 of the currency. */
const MOST = 100_000_000;

/** A price of the catalogue is in the city's money and in whole cents; it may be 0. */
export function requireOfferPrice(price: Money, currency: Currency, field: string): void {
  if (price.currency !== currency) {
    throw new Refusal('other_currency', `Prices of this city are in ${currency}.`);
  }
  if (price.amount >= 0 && price.amount <= MOST && price.amount % CENT === 0) return;
  throw new Refusal('invalid_input', 'The price cannot be used.', [
    { field: `body.${field}.amount`, reason: 'must be from 0 to 10,000 and in whole cents' },
  ]);
}
