import { randomUUID } from 'node:crypto';
import {
  answerBank,
  type Browser,
  confirmPayment,
} from '../../providers/payments/card-form.fixture.ts';
import type { CrowdRenter } from './crowd.ts';

export interface Answer {
  readonly status: number;
  readonly document: {
    readonly id?: string;
    readonly bookingId?: string | null;
    readonly status?: string;
    readonly awaiting?: { readonly clientSecret: string; readonly publishableKey: string } | null;
    readonly total?: { readonly amount: number };
    readonly error?: { readonly code: string };
  };
}

export interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
}

const stop = { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' };

/** How a call reaches a node: by function or over a socket. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** A renter's browser, as far as the API sees it. */
export function openClient(renter: CrowdRenter, send: Send) {
  async function post(path: string, body: unknown, key: string = randomUUID()): Promise<Answer> {
    const answer = await send(path, {
      method: 'POST',
      headers: {
        cookie: renter.cookie,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, document: (await answer.json()) as Answer['document'] };
  }
  async function get(path: string): Promise<Answer> {
    const answer = await send(path, { headers: { cookie: renter.cookie } });
    return { status: answer.status, document: (await answer.json()) as Answer['document'] };
  }
  const bodyFor = (quoteId: string) => ({
    quoteId,
    delivery: stop,
    return: stop,
    payment: { profile: 'personal', methodId: renter.methodId },
  });
  return {
    renter,
    post,
    get,
    bodyFor,
    quote: (carId: string, times: Times) =>
      post('/api/quotes', { carId, ...times, checkout: { profile: 'personal' } }),
    hold: (carId: string, times: Times) => post('/api/holds', { carId, ...times }),
    book: (quoteId: string, key?: string) => post('/api/bookings', bodyFor(quoteId), key),
    change: (bookingId: string, times: Times, key?: string) =>
      post(`/api/bookings/${bookingId}/modifications`, times, key),
    cancel: (bookingId: string, key?: string) =>
      post(`/api/bookings/${bookingId}/actions`, { action: 'user-cancel' }, key),
    request: (id: string) => get(`/api/requests/${id}`),
    goOn: (id: string, key?: string) => post(`/api/requests/${id}/continue`, {}, key),
    /** The renter comes to their bank's page and answers. */
    async authenticate(clientSecret: string, publishableKey: string, answer: 'approve' | 'refuse') {
      const browser: Browser = {
        publishableKey,
        fetch: (path, init) => send(`/sim/stripe${path}`, init),
      };
      const intent = await confirmPayment(browser, clientSecret);
      if (intent.next_action) await answerBank(browser, intent, clientSecret, answer);
    },
  };
}

export type RentalClient = ReturnType<typeof openClient>;
