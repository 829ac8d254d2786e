import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What anybody can ask for, and what goes wrong when they ask it badly. */
const asked: readonly [path: string, init?: RequestInit][] = [
  ['/api/config'],
  ['/api/openapi.json'],
  ['/api/docs'],
  ['/metrics'],
  ['/readyz'],
  ['/api/webhooks/stripe', { method: 'POST', body: '{}' }],
  [
    '/api/webhooks/stripe',
    { method: 'POST', body: 'x', headers: { 'Stripe-Signature': 't=1,v1=0' } },
  ],
  ['/sim/stripe/v1/customers', { method: 'POST', headers: { Authorization: 'Bearer sk_sim_x' } }],
  ['/sim/stripe/v1/events'],
  ['/sim/stripe/v1/payment_intents/sample_x_charge'],
  ['/api/me/payment-methods', { method: 'POST', headers: { Origin: testOrigin } }],
];

it.each(asked)('%s tells no secret of the payment provider', async (path, init) => {
  const { simulator } = app.deps.cardEntry;
  if (!simulator) throw new Error('the tests simulate the provider');
  const answer = await app.request(path, init);
  const told = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
  expect(told).not.toContain(simulator.keys.secretKey);
  expect(told).not.toContain(simulator.keys.webhookSecret);
});

it('the browser is told the publishable key, which opens nothing by itself', async () => {
  const { payments } = (await (await app.request('/api/config')).json()) as {
    payments: { provider: string; publishableKey: string };
  };
  expect(payments).toEqual({
    provider: 'simulator',
    publishableKey: app.deps.cardEntry.publishableKey,
  });
  const headers = { Authorization: `Bearer ${payments.publishableKey}` };
  const answer = await app.request('/sim/stripe/v1/events', { headers });
  expect(answer.status).toBe(403);
});

it('another site cannot use the card form', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await app.request('/sim/stripe/v1/customers', { method: 'POST', headers });
  expect(answer.status).toBe(403);
});
