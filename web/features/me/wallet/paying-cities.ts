import type { PaymentMethod } from '../../../../contract/wallet.ts';
import type { Currency } from '../../../../domain/money.ts';
import type { PayingCity } from './load-wallet.ts';

/** In which cities a card, or an account with these currencies, pays for trips. */
export const citiesOf = (
  { currencies }: Pick<PaymentMethod, 'currencies'>,
  cities: readonly PayingCity[],
): string[] =>
  cities.filter(({ currency }) => currencies.includes(currency)).map(({ name }) => name);

/** A currency of each account in which somebody can be charged, with what its cities are called. */
export function choicesOf(
  accounts: readonly { readonly currencies: readonly Currency[] }[],
  cities: readonly PayingCity[],
): { readonly currency: Currency; readonly cities: readonly string[] }[] {
  return accounts.flatMap(({ currencies }) => {
    const [currency] = currencies;
    const names = citiesOf({ currencies: [...currencies] }, cities);
    return currency && names.length > 0 ? [{ currency, cities: names }] : [];
  });
}
