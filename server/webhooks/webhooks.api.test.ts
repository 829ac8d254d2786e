import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setControls } from '../providers/payments/simulator/controls.ts';
import { sign } from '../providers/payments/simulator/deliver-webhooks.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { handleEvent } from './handle-event.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const simulator = () => {
  const [own] = app.deps.cardEntry.simulators;
  if (!own) throw new Error('the tests simulate the provider');
  return own;
};

function eventBody(id: string) {
  const object = { id: 'pi_of_the_test', object: 'payment_intent' };
  return JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object },
  });
}

function tell(
  body: string,
  secret = simulator().keys.webhookSecret,
  at = app.deps.clock.trueNow(),
) {
  const headers = { 'Stripe-Signature': sign(body, secret, at) };
  return app.request('/api/webhooks/stripe', { method: 'POST', headers, body });
}

const kept = (eventId: string) =>
  app.deps.database.kysely
    .selectFrom('webhook_events')
    .selectAll()
    .where('event_id', '=', eventId)
    .execute();

describe('a signed event', () => {
  it('ages by the true clock, wherever the product’s has been moved to', async () => {
    const secret = simulator().keys.webhookSecret;
    const now = app.deps.clock.trueNow();
    expect(now.until(app.deps.clock.now()).total('minutes')).toBeGreaterThan(10);
    expect((await tell(eventBody('evt_of_today'), secret, now)).status).toBe(200);
    const old = now.subtract({ minutes: 10 });
    expect((await tell(eventBody('evt_of_before'), secret, old)).status).toBe(403);
  });

  it('is written down and queued once, and acknowledged every time', {
    tags: ['embedded'],
  }, async () => {
    const body = eventBody('evt_repeated');
    const answers = await Promise.all([tell(body), tell(body)]);
    answers.push(await tell(body));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept('evt_repeated')).toMatchObject([
      { provider: 'stripe', subject: 'payment', ref: 'pi_of_the_test', handled_at: null },
    ]);
    const [event] = await kept('evt_repeated');
    const { rows: jobs } = await app.deps.database.pool.query(
      `SELECT id FROM pgboss.job WHERE name = 'webhooks' AND data->>'eventId' = $1`,
      [event?.id],
    );
    expect(jobs).toHaveLength(1);
  });

  it('is handled once', async () => {
    await tell(eventBody('evt_handled'));
    const [event] = await kept('evt_handled');
    const refs: string[] = [];
    const work = { db: app.deps.database.kysely, clock: app.deps.clock };
    const payment = async (ref: string) => void refs.push(ref);
    await handleEvent(work, { payment }, event?.id ?? '');
    await handleEvent(work, { payment }, event?.id ?? '');
    expect(refs).toEqual(['pi_of_the_test']);
  });

  it('stays unhandled when the handler fails, so that it is tried again', async () => {
    await tell(eventBody('evt_failing'));
    const [event] = await kept('evt_failing');
    const work = { db: app.deps.database.kysely, clock: app.deps.clock };
    const payment = () => Promise.reject(new Error('the provider is away'));
    await expect(handleEvent(work, { payment }, event?.id ?? '')).rejects.toThrow('away');
    expect(await kept('evt_failing')).toMatchObject([{ handled_at: null }]);
  });
});

describe('an event is forged', () => {
  it.each([
    ['with another secret', 'whsec_guessed', 0],
    ['when its signature is old', undefined, 6],
  ])('%s', async (_, secret, minutesAgo) => {
    const id = `evt_${randomUUID()}`;
    const at = app.deps.clock.trueNow().subtract({ minutes: minutesAgo });
    const answer = await tell(eventBody(id), secret, at);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: 'forged_webhook' } });
    expect(await kept(id)).toEqual([]);
  });

  it('without a signature', async () => {
    const body = eventBody('evt_unsigned');
    const answer = await app.request('/api/webhooks/stripe', { method: 'POST', body });
    expect(answer.status).toBe(403);
  });
});

it('an unknown provider has no address', async () => {
  for (const provider of ['nobody', 'constructor', '__proto__']) {
    const answer = await app.request(`/api/webhooks/${provider}`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  }
});

describe('the simulated provider', () => {
  const charge = () =>
    app.deps.paymentProvider.accountOf('EUR').charge(
      {
        customerRef: 'cus_sample_renter',
        cardRef: 'pm_sample_renter',
        cents: 1_000,
        currency: 'EUR',
        description: 'Handover SAMPLE',
        paymentId: randomUUID(),
        isRenterPresent: false,
      },
      randomUUID(),
    );

  it('tells again until it is acknowledged', async () => {
    await app.deliverPaymentWebhooks();
    const { ref } = await charge();
    const told: number[] = [];
    const deaf = async () => {
      told.push(told.length);
      return 500;
    };
    expect(await simulator().deliver(deaf)).toBe(0);
    expect(await simulator().deliver(deaf)).toBe(0);
    expect(told).toHaveLength(1); // the next attempt is not due yet
    await app.deps.clock.moveTo(app.deps.clock.now().add({ seconds: 10 }));
    expect(await app.deliverPaymentWebhooks()).toBe(1);
    const rows = await app.deps.database.kysely
      .selectFrom('webhook_events')
      .select('subject')
      .where('ref', '=', ref ?? '')
      .execute();
    expect(rows).toEqual([{ subject: 'payment' }]);
  });

  it('can repeat, delay and reorder what it tells', async () => {
    await setControls(simulator().db, {
      webhooks: { times: 2, reordered: true, delaySeconds: 30 },
    });
    const first = await charge();
    const second = await charge();
    const refs: string[] = [];
    const listen = async (body: string) => {
      refs.push(JSON.parse(body).data.object.id);
      return 200;
    };
    expect(await simulator().deliver(listen)).toBe(0);
    await app.deps.clock.moveTo(app.deps.clock.now().add({ seconds: 40 }));
    expect(await simulator().deliver(listen)).toBe(4);
    expect(refs).toEqual([second.ref, second.ref, first.ref, first.ref]);
    await setControls(simulator().db, {});
  });

  it('refuses the next charge when it is asked to, and only that one', async () => {
    await setControls(simulator().db, { declineNext: 'insufficient_funds' });
    expect(await charge()).toMatchObject({ status: 'failed', code: 'insufficient_funds' });
    expect(await charge()).toMatchObject({ status: 'succeeded' });
  });
});
