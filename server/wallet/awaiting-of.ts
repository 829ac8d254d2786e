import type { Awaiting } from '../../contract/requests.ts';
import type { PaymentAccount } from '../providers/payments/port.ts';

/** What the renter's browser needs to do its part, at the account where the card or payment is. */
export function awaitingOf(
  kind: Awaiting['kind'],
  { publishableKey }: PaymentAccount,
  { clientSecret }: { readonly clientSecret: string },
): Awaiting {
  return { kind, clientSecret, publishableKey };
}
