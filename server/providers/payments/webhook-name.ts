import type { PaymentAccount, PaymentProvider } from './port.ts';

/** Each account has an address of its own under /api/webhooks: `stripe`, `stripe-usd`. */
export const webhookNameOf = ({ name }: Pick<PaymentAccount, 'name'>) =>
  name === 'main' ? 'stripe' : `stripe-${name}`;

/** Whose event it is that arrived there. */
export function accountOfWebhook({ accounts }: PaymentProvider, address: string): PaymentAccount {
  const account = accounts.find((one) => webhookNameOf(one) === address);
  if (!account) throw new Error(`no payment account hears of what arrived at ${address}`);
  return account;
}
