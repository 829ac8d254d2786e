import type { PublicConfig } from '../../../../contract/configuration.ts';
import type { Currency } from '../../../../domain/money.ts';

/** Of the account at the payment provider where trips of this currency are paid. */
export function publishableKeyFor(
  { accounts }: PublicConfig['payments'],
  currency: Currency,
): string {
  const account = accounts.find(({ currencies }) => currencies.includes(currency));
  if (!account) throw new Error(`no account takes ${currency}`);
  return account.publishableKey;
}
