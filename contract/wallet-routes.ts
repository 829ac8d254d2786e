import { z } from 'zod';
import { operations } from './operations.ts';
import { RequestRecord } from './requests.ts';
import { byId, type Route } from './route.ts';
import { StatementList, StatementPayment } from './statements.ts';
import { NewPaymentMethod, PaymentMethodList } from './wallet.ts';

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
    query: NewPaymentMethod,
    answer: { status: 202, schema: RequestRecord },
    refusals: ['feature_disabled', 'too_many_requests'],
  },
  removePaymentMethod: {
    ...operations.removePaymentMethod,
    summary: 'Removes a card of yours that no booking needs any more',
    params: byId,
    answer: { status: 202, schema: RequestRecord },
    refusals: ['not_found', 'card_in_use', 'feature_disabled'],
  },
  listStatements: {
    ...operations.listStatements,
    summary: 'The monthly statements of the company you administer, newest first',
    answer: { status: 200, schema: StatementList },
    refusals: ['not_found'],
  },
  getStatement: {
    ...operations.getStatement,
    summary: 'A statement of the company you administer as a PDF',
    params: byId,
    answer: { status: 200, schema: z.string() },
    refusals: ['not_found'],
  },
  payStatement: {
    ...operations.payStatement,
    summary: 'Charges what is left of a statement to a card of yours; watch the request',
    params: byId,
    body: StatementPayment,
    answer: { status: 202, schema: RequestRecord },
    refusals: [
      'not_found',
      'nothing_to_pay',
      'payment_under_way',
      'price_changed',
      'card_expired',
      'card_other_currency',
      'payments_off',
    ],
  },
} as const satisfies Record<string, Route>;
