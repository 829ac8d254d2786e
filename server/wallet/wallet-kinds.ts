import type { RequestKinds } from '../requests/carry-out-request.ts';
import { addCard } from './add-card.ts';
import { forgetCustomer } from './forget-customer.ts';
import { removeCard } from './remove-card.ts';
import type { WalletWork } from './wallet-work.ts';

/** How requests about cards, and about whose they are, are carried out. */
export function walletKinds(work: WalletWork): RequestKinds {
  return {
    paymentMethod: (request) => addCard(work, request),
    paymentMethodRemoval: (request) => removeCard(work, request),
    customerRemoval: (request) => forgetCustomer(work, request),
  };
}
