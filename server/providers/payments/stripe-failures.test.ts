import { describe, expect, it } from 'vitest';
import { openTestLog } from '../../testing/open-test-log.ts';
import { answersEndlessly, neverAnswers } from '../../testing/silent-provider.ts';
import { ForgedWebhook, type PaymentAccount, PaymentsUnavailable } from './port.ts';
import { sign } from './simulator/deliver-webhooks.ts';
import { createStripeAccount } from './stripe.ts';

const secretKey = 'sk_live_must_never_be_seen';
const webhookSecret = 'whsec_must_never_be_seen_either';
const clientSecret = 'pi_1_secret_must_not_be_seen';
const now = Temporal.Instant.from('2027-03-05T10:00:00Z');

const payment = {
  customerRef: 'cus_1',
  cardRef: 'pm_1',
  cents: 1_000,
  currency: 'EUR',
  description: 'Handover SAMPLE',
  paymentId: 'p-1',
  isRenterPresent: false,
} as const;

type Fetch = typeof fetch;

function adapterOver(answer: Fetch): PaymentAccount {
  const account = {
    name: 'main',
    currencies: [],
    publishableKey: 'pk_1',
    secretKey,
    webhookSecret,
  };
  return createStripeAccount({ ...account, now: () => now, timeoutMs: 100, fetch: answer });
}

const failing = (status: number, body: unknown) => async () =>
  typeof body === 'string'
    ? new Response(body, { status })
    : Response.json(body, { status, headers: { 'Request-Id': 'req_1' } });

const silent: Fetch = (_, init) => neverAnswers(init?.signal);
const slow: Fetch = async (_, init) => answersEndlessly(init?.signal);

const faults: Readonly<Record<string, Fetch>> = {
  'does not answer': silent,
  'answers endlessly': slow,
  'hangs up': () => Promise.reject(Object.assign(new TypeError('reset'), { code: 'ECONNRESET' })),
  'has too much to do': failing(429, {
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
  }),
  'has a defect': failing(500, { error: { type: 'api_error', message: `about ${clientSecret}` } }),
  'is down for maintenance': failing(503, '<html>Back soon</html>'),
  'answers nonsense': failing(200, 'OK'),
  'does not know our key': failing(401, {
    error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${secretKey}` },
  }),
};

describe.each(Object.entries(faults))('a provider that %s', (_, answer) => {
  it('is unavailable, and nobody claims to know what happened', async () => {
    const adapter = adapterOver(answer);
    await expect(adapter.charge(payment, 'key-1')).rejects.toBeInstanceOf(PaymentsUnavailable);
    await expect(adapter.readPayment('pi_1')).rejects.toBeInstanceOf(PaymentsUnavailable);
  });

  it('does not make us log a secret', async () => {
    const { log, lines } = openTestLog();
    const error = await adapterOver(answer)
      .charge(payment, 'key-1')
      .catch((reason: unknown) => reason);
    log.error({ err: error }, 'could not charge');
    const logged = lines.join('');
    expect(logged).toContain('payment provider');
    for (const secret of [secretKey, webhookSecret, clientSecret]) {
      expect(logged).not.toContain(secret);
    }
  });
});

it('a refused card tells its client secret to nobody but the renter who waits', async () => {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    status: 'requires_payment_method',
    client_secret: clientSecret,
    last_payment_error: { type: 'card_error', code: 'card_declined' },
  };
  const error = { type: 'card_error', code: 'card_declined', payment_intent: intent };
  const outcome = await adapterOver(failing(402, { error })).charge(payment, 'key-1');
  expect(outcome).toEqual({ status: 'failed', ref: 'pi_1', code: 'card_declined' });
});

it('tries again by itself, with the same key', async () => {
  const keys: (string | null)[] = [];
  const answer: Fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('fetch failed');
    return Response.json({ id: 'pi_1', object: 'payment_intent', status: 'succeeded' });
  };
  const outcome = await adapterOver(answer).charge(payment, 'key-1');
  expect(outcome).toEqual({ status: 'succeeded', ref: 'pi_1' });
  expect(keys).toEqual(['key-1', 'key-1']);
});

it('names the version of the API that it was written for', async () => {
  let version: string | null = null;
  await adapterOver(async (_, init) => {
    version = new Headers(init?.headers).get('stripe-version');
    return Response.json({ id: 'pi_1', object: 'payment_intent', status: 'succeeded' });
  }).readPayment('pi_1');
  expect(version).toBe('2026-10-28.endive');
});

it('leaves a dead provider alone after five failures in a row', async () => {
  let calls = 0;
  const adapter = adapterOver(async () => {
    calls += 1;
    return new Response('', { status: 429 });
  });
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await expect(adapter.readPayment('pi_1')).rejects.toBeInstanceOf(PaymentsUnavailable);
  }
  expect(calls).toBe(5);
});

describe('a webhook', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1' } },
  });
  const adapter = adapterOver(silent);
  const read = (text: string, signature: string) =>
    adapter.readWebhook(text, new Headers({ 'Stripe-Signature': signature }));

  it('tells what changed', async () => {
    expect(await read(body, sign(body, webhookSecret, now))).toEqual({
      id: 'evt_1',
      subject: 'payment',
      ref: 'pi_1',
    });
  });

  it.each([
    ['four minutes old', now.subtract({ minutes: 4 })],
    ['from a clock that is a minute ahead', now.add({ minutes: 1 })],
  ])('%s is still believed', async (_, at) => {
    expect(await read(body, sign(body, webhookSecret, at))).toMatchObject({ id: 'evt_1' });
  });

  it.each([
    ['signed with another secret', body, sign(body, 'whsec_other', now)],
    ['changed on the way', body.replace('pi_1', 'pi_2'), sign(body, webhookSecret, now)],
    ['six minutes old', body, sign(body, webhookSecret, now.subtract({ minutes: 6 }))],
    ['without a time', body, sign(body, webhookSecret, now).replace(/^t=\d+,/, '')],
    ['without a signature', body, 't=1'],
    ['with an empty header', body, ''],
  ])('%s is forged', async (_, text, signature) => {
    await expect(read(text, signature)).rejects.toBeInstanceOf(ForgedWebhook);
  });
});
