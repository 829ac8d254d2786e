import { operations } from './operations.ts';
import { RequestRecord } from './requests.ts';
import { byId, type Route } from './route.ts';
import { PaymentMethodList } from './wallet.ts';

export const walletRoutes = {
  listPaymentMethods: {
    ...operations.listPaymentMethods,
    summary: 'Your cards, newest first',
    answer: { status: 200, schema: PaymentMethodList },
    refusals: [],
  },
  addPaymentMethod: {
    ...operations.addPaymentMethod,
    summary: 'Opens a card form at the payment provider; the request waits until it is filled in',
    answer: { status: 202, schema: RequestRecord },
    refusals: ['feature_disabled'],
  },
  removePaymentMethod: {
    ...operations.removePaymentMethod,
    summary: 'Removes a card of yours that no booking needs any more',
    params: byId,
    answer: { status: 202, schema: RequestRecord },
    refusals: ['not_found', 'card_in_use', 'feature_disabled'],
  },
} as const satisfies Record<string, Route>;
