import { Hono } from 'hono';
import type { Clock } from '../../../clock.ts';
import type { Keys } from './account.ts';
import { answerOnce, type StoredAnswer } from './answer-once.ts';
import { type Answer, ApiFailure, unknownError } from './api-failure.ts';
import { listBalanceTransactions } from './balance.ts';
import { finishAtBank } from './bank.ts';
import type { Call } from './call.ts';
import { takeFailure } from './controls.ts';
import { createCustomer, deleteCustomer } from './customers.ts';
import { getDispute, listDisputes } from './disputes.ts';
import { listEvents } from './events.ts';
import { readForm } from './form.ts';
import { newId } from './object-store.ts';
import {
  cancelPaymentIntent,
  capturePaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  getPaymentIntent,
  listPaymentIntents,
} from './payment-intents.ts';
import { detachPaymentMethod, getPaymentMethod } from './payment-methods.ts';
import { recallSample } from './recall-sample.ts';
import { createRefund, getRefund, listRefunds } from './refunds.ts';
import { confirmSetupIntent, createSetupIntent, getSetupIntent } from './setup-intents.ts';
import type { SimulatorQueries } from './tables.ts';

interface Endpoint {
  readonly answer: (call: Call) => Promise<Answer>;
  /** May be called from a browser, with the publishable key. */
  readonly isPublic?: true;
  /** May be asked to fail in a way that its key remembers. */
  readonly movesMoney?: true;
}

const endpoints: Readonly<Record<string, Endpoint>> = {
  'POST /v1/customers': { answer: createCustomer },
  'DELETE /v1/customers/:id': { answer: deleteCustomer },
  'POST /v1/setup_intents': { answer: createSetupIntent },
  'GET /v1/setup_intents/:id': { answer: getSetupIntent, isPublic: true },
  'POST /v1/setup_intents/:id/confirm': { answer: confirmSetupIntent, isPublic: true },
  'GET /v1/payment_methods/:id': { answer: getPaymentMethod },
  'POST /v1/payment_methods/:id/detach': { answer: detachPaymentMethod },
  'POST /v1/payment_intents': { answer: createPaymentIntent, movesMoney: true },
  'GET /v1/payment_intents': { answer: listPaymentIntents },
  'GET /v1/payment_intents/:id': { answer: getPaymentIntent, isPublic: true },
  'POST /v1/payment_intents/:id/confirm': { answer: confirmPaymentIntent, isPublic: true },
  'POST /v1/payment_intents/:id/cancel': { answer: cancelPaymentIntent },
  'POST /v1/payment_intents/:id/capture': { answer: capturePaymentIntent },
  'POST /v1/refunds': { answer: createRefund, movesMoney: true },
  'GET /v1/refunds': { answer: listRefunds },
  'GET /v1/refunds/:id': { answer: getRefund },
  'GET /v1/disputes': { answer: listDisputes },
  'GET /v1/disputes/:id': { answer: getDispute },
  'GET /v1/events': { answer: listEvents },
  'GET /v1/balance_transactions': { answer: listBalanceTransactions },
  'POST /bank/:object/:id': { answer: finishAtBank, isPublic: true },
};

/** Stripe's HTTP API, as far as we use it: the SDK and our adapter cannot tell the difference. */
export function createStripeApp(deps: {
  readonly db: SimulatorQueries;
  readonly keys: Keys;
  readonly clock: Clock;
  /** When a call has been carried out and nobody knows it yet. */
  readonly beforeAnswer?: () => Promise<void>;
}): Hono {
  const app = new Hono();
  for (const [address, endpoint] of Object.entries(endpoints)) {
    const [method = '', path = ''] = address.split(' ');
    app.on(method, path, async (context) => {
      const isPublishable = readKey(context.req.header('authorization'), deps.keys, endpoint);
      const { pathname, search, origin } = new URL(context.req.url);
      const form = method === 'GET' ? search : await context.req.text();
      const params: Record<string, unknown> = {
        ...readForm(new URLSearchParams(form)),
        ...objectOf(context.req.param()),
      };
      const now = deps.clock.now();
      const key = method === 'POST' ? context.req.header('idempotency-key') : undefined;
      const answer = await deps.db.transaction().execute<StoredAnswer>(async (tx) => {
        const id = context.req.param('id') ?? '';
        const { customer, payment_method, payment_intent } = params;
        for (const ref of [id, customer, payment_method, payment_intent]) {
          await recallSample({ tx, now }, ref);
        }
        const call: Call = { tx, params, id, now, isPublishable, origin };
        const carryOut = () => carryOutOrFail(endpoint, call);
        if (!key) return { ...(await carryOut()), isReplayed: false };
        return answerOnce(tx, { key, path: pathname, params, now }, carryOut);
      });
      if (method === 'POST') await deps.beforeAnswer?.();
      return inStripeShape(answer.status, answer.body, answer.isReplayed);
    });
  }
  app.notFound(({ req }) =>
    inStripeShape(404, {
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${req.method}: ${req.path}).`,
      },
    }),
  );
  app.onError((error) => {
    if (error instanceof ApiFailure) return inStripeShape(error.status, error.body);
    // Nothing of ours is told to whoever asks.
    return inStripeShape(unknownError.status, unknownError.body);
  });
  return app;
}

async function carryOutOrFail(endpoint: Endpoint, call: Call): Promise<Answer> {
  const failure = endpoint.movesMoney ? await takeFailure(call.tx) : null;
  if (failure === 'undone') return unknownError;
  const answer = await endpoint.answer(call);
  return failure === 'done' ? unknownError : answer;
}

/** The bank's page serves both kinds of intents, so the kind is part of its address. */
function objectOf({ object }: Record<string, string>): Record<string, string> {
  return object ? { object } : {};
}

/** Answers whether the caller has only the publishable key. */
function readKey(authorization: string | undefined, keys: Keys, endpoint: Endpoint): boolean {
  const key = authorization?.replace(/^Bearer /, '');
  if (key === keys.secretKey) return false;
  if (key !== keys.publishableKey) {
    throw new ApiFailure(401, {
      type: 'invalid_request_error',
      message: key ? 'Invalid API Key provided.' : 'You did not provide an API key.',
    });
  }
  if (endpoint.isPublic) return true;
  throw new ApiFailure(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key.',
  });
}

function inStripeShape(status: number, body: unknown, isReplayed = false): Response {
  return Response.json(body, {
    status,
    headers: {
      'Request-Id': newId('req'),
      'Cache-Control': 'no-store',
      ...(isReplayed ? { 'Idempotent-Replayed': 'true' } : {}),
    },
  });
}
