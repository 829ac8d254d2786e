import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSimulatedClock, type SimulatedClock } from '../../../clock.ts';
import { readConfig } from '../../../config.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../../../testing/test-database.ts';
import { answerBank, type Browser, confirmPayment, enterCard } from '../card-form.fixture.ts';
import { openPayments } from '../open-payments.ts';
import type { Payments } from '../port.ts';
import { createStripePayments } from '../stripe.ts';
import type { StripeSimulator } from './open-simulator.ts';
import { failRefund } from './refunds.ts';

let database: TestDatabase;
let clock: SimulatedClock;
let simulator: StripeSimulator;
let payments: Payments;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  clock = await openSimulatedClock(database);
  await clock.moveTo(testNow);
  const opened = await openPayments(readConfig({}), database, clock);
  if (!opened.cardEntry.simulator) throw new Error('nothing is simulated');
  ({ simulator } = opened.cardEntry);
  ({ payments } = opened);
  browser = {
    publishableKey: simulator.keys.publishableKey,
    fetch: async (at, init) => simulator.app.request(at, init),
  };
});
afterAll(async () => {
  await clock.close();
  await database.close();
});

interface Sent {
  readonly method?: string;
  readonly form?: Record<string, string>;
  readonly key?: string | null;
  readonly idempotencyKey?: string;
}

async function send(at: string, { method = 'POST', form, key, idempotencyKey }: Sent = {}) {
  const auth = key === undefined ? simulator.keys.secretKey : key;
  const answer = await simulator.app.request(at, {
    method,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(auth ? { Authorization: `Bearer ${auth}` } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    ...(method === 'POST' ? { body: new URLSearchParams(form).toString() } : {}),
  });
  const body = (await answer.json()) as Record<string, unknown> & {
    id: string;
    client_secret: string;
    error?: Record<string, unknown>;
  };
  return { status: answer.status, headers: answer.headers, body };
}

const sampleCharge = {
  customerRef: 'cus_sample_renter',
  cardRef: 'pm_sample_renter',
  cents: 2_000,
  currency: 'EUR',
  description: 'Handover SAMPLE',
} as const;

describe('keys', () => {
  it.each([
    ['none', null, 401, 'You did not provide an API key.'],
    ['a wrong one', 'sk_sim_guessed', 401, 'Invalid API Key provided.'],
  ])('%s is refused', async (_, key, status, message) => {
    const answer = await send('/v1/customers', { key });
    expect(answer).toMatchObject({ status, body: { error: { message } } });
  });

  it('the publishable one opens nothing of the account', async () => {
    const key = simulator.keys.publishableKey;
    for (const at of ['/v1/customers', '/v1/refunds', '/v1/payment_intents']) {
      const answer = await send(at, { key });
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { code: 'secret_key_required' } },
      });
    }
  });

  it('with the publishable one an intent exists only for whoever has its secret', async () => {
    const form = { customer: 'cus_sample_renter' };
    const { body } = await send('/v1/setup_intents', { form });
    const at = (secret: string) => `/v1/setup_intents/${body.id}?client_secret=${secret}`;
    const key = simulator.keys.publishableKey;
    const stranger = await send(at('guessed'), { method: 'GET', key });
    expect(stranger).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } });
    const owner = await send(at(body.client_secret), { method: 'GET', key });
    expect(owner).toMatchObject({ status: 200, body: { id: body.id } });
  });
});

describe('an idempotency key', () => {
  it('gives the same answer again and says that it does', async () => {
    const idempotencyKey = randomUUID();
    const form = { name: 'Sample' };
    const first = await send('/v1/customers', { form, idempotencyKey });
    const second = await send('/v1/customers', { form, idempotencyKey });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
  });

  it('with other parameters is an error', async () => {
    const idempotencyKey = randomUUID();
    await send('/v1/customers', { form: { name: 'One' }, idempotencyKey });
    const other = await send('/v1/customers', { form: { name: 'Two' }, idempotencyKey });
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('of a call that was refused can be used again', async () => {
    const idempotencyKey = randomUUID();
    const refused = await send('/v1/refunds', {
      form: { payment_intent: 'pi_unknown' },
      idempotencyKey,
    });
    expect(refused.status).toBe(404);
    const { status } = await send('/v1/customers', { form: { name: 'One' }, idempotencyKey });
    expect(status).toBe(200);
  });
});

describe('a bad call', () => {
  it.each([
    ['/v1/customers', { colour: 'red' }, 'parameter_unknown', 'colour'],
    ['/v1/setup_intents', {}, 'parameter_missing', 'customer'],
    ['/v1/payment_intents', { amount: '1.5' }, 'parameter_invalid', 'amount'],
    ['/v1/payment_intents', { amount: '10' }, 'parameter_invalid', 'amount'],
  ])('%s with %o is told as %s', async (at, form, code, param) => {
    const answer = await send(at, { form });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code, param } },
    });
  });

  it.each([
    ['/v1/payment_intents/pi_unknown', "No such paymentintent: 'pi_unknown'"],
    ['/v1/payment_methods/pm_unknown', "No such paymentmethod: 'pm_unknown'"],
  ])('%s names what does not exist', async (at, message) => {
    const answer = await send(at, { method: 'GET' });
    expect(answer).toMatchObject({
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing', message } },
    });
  });

  it('to an unknown address says so', async () => {
    const answer = await send('/v1/subscriptions', {});
    expect(answer).toMatchObject({
      status: 404,
      body: { error: { type: 'invalid_request_error' } },
    });
  });
});

describe('money', () => {
  it('moves once when the answer is lost on the way', async () => {
    let calls = 0;
    const unlucky = createStripePayments({
      ...simulator.keys,
      name: 'simulator',
      now: () => clock.now(),
      fetch: async (input, init) => {
        const answer = await simulator.app.request(String(input), init);
        calls += 1;
        if (calls === 1) throw new TypeError('fetch failed');
        return answer;
      },
    });
    const paymentId = randomUUID();
    const outcome = await unlucky.charge({ ...sampleCharge, paymentId }, randomUUID());
    expect(outcome).toMatchObject({ status: 'succeeded' });
    expect(calls).toBe(2);
    const moves = await Array.fromAsync(payments.listMoves(testNow.subtract({ hours: 1 })));
    expect(moves.filter((move) => move.paymentId === paymentId)).toHaveLength(1);
  });

  it('held for seven days is free again', async () => {
    const hold = { ...sampleCharge, paymentId: randomUUID() };
    const { ref } = await payments.hold(hold, randomUUID());
    await clock.moveTo(testNow.add({ hours: 7 * 24 - 1 }));
    expect(await payments.readPayment(ref ?? '')).toMatchObject({ status: 'held' });
    await clock.moveTo(testNow.add({ hours: 7 * 24 + 1 }));
    expect(await payments.readPayment(ref ?? '')).toMatchObject({ status: 'released' });
    await clock.moveTo(testNow);
  });
});

describe('the sample data', () => {
  const ledger = () =>
    database.kysely
      .selectFrom('payments')
      .select(['kind', 'provider_ref', 'amount', 'currency'])
      .where('provider', '=', 'simulator')
      .where('status', '=', 'succeeded')
      .where('created_at', '<=', new Date(testNow.epochMilliseconds))
      .execute();

  it('is in the books of the provider, move by move', async () => {
    const kinds = {
      charge: 'charge',
      hold: 'deposit-hold',
      release: 'deposit-release',
      capture: 'deposit-capture',
      refund: 'refund',
    } as const;
    const long = Temporal.Instant.fromEpochMilliseconds(0);
    const moves = await Array.fromAsync(payments.listMoves(long));
    const theirs = moves
      .filter(({ ref }) => ref.startsWith('sample_'))
      .map(({ kind, ref, cents, currency }) => [kinds[kind], ref, cents, currency].join(' '));
    const ours = (await ledger()).map(({ kind, provider_ref, amount, currency }) =>
      [kind, provider_ref, Math.ceil(amount / 100), currency].join(' '),
    );
    expect(ours.length).toBeGreaterThan(50);
    expect(theirs.sort()).toEqual(ours.sort());
  });

  it('can be charged, given back and freed', async () => {
    const outcome = await payments.charge(
      { ...sampleCharge, paymentId: randomUUID() },
      randomUUID(),
    );
    expect(outcome).toMatchObject({ status: 'succeeded' });
    const rows = await ledger();
    const refs = (kind: string) =>
      rows.filter((row) => row.kind === kind).map(({ provider_ref }) => provider_ref ?? '');
    const held = refs('deposit-hold').find((ref) => !refs('deposit-release').includes(ref)) ?? '';
    expect(await payments.readPayment(held)).toEqual({ status: 'held', ref: held });
    await payments.release(held, randomUUID());
    expect(await payments.readPayment(held)).toEqual({ status: 'released', ref: held });
    const paymentRef = refs('charge').find((ref) => !refs('refund').includes(ref)) ?? '';
    const refund = await payments.refund(
      { paymentRef, cents: 100, paymentId: randomUUID() },
      randomUUID(),
    );
    expect(refund).toMatchObject({ status: 'succeeded' });
  });
});

describe('a refund that fails days after it was taken', () => {
  it('is told, is not a move any more, and can be asked for anew', async () => {
    const charge = { ...sampleCharge, paymentId: randomUUID() };
    const { ref } = await payments.charge(charge, randomUUID());
    const whole = { paymentRef: ref ?? '', cents: charge.cents, paymentId: randomUUID() };
    const first = await payments.refund(whole, randomUUID());
    expect(await payments.refund(whole, randomUUID())).toMatchObject({ status: 'failed' });
    expect(await failRefund(simulator.db, first.ref ?? '', clock.now())).toBe(true);
    expect(await failRefund(simulator.db, first.ref ?? '', clock.now())).toBe(false);
    expect(await payments.readRefund(first.ref ?? '')).toEqual({
      status: 'failed',
      ref: first.ref,
      code: 'lost_or_stolen_card',
    });
    const moves = () => Array.fromAsync(payments.listMoves(testNow));
    expect((await moves()).map((move) => move.ref)).not.toContain(first.ref);
    const told: string[] = [];
    await simulator.deliver(async (body) => {
      const { type, data } = JSON.parse(body);
      if (data.object.id === first.ref) told.push(type);
      return 200;
    });
    expect(told).toEqual(['refund.created', 'refund.failed']);
    expect(await payments.refund(whole, randomUUID())).toMatchObject({ status: 'succeeded' });
  });
});

describe('docs/providers/stripe.md', () => {
  /** Every field that the page lists, per object: `payment_intent.next_action.type`. */
  async function documented(): Promise<Set<string>> {
    const file = path.join(import.meta.dirname, '../../../../docs/providers/stripe.md');
    const page = await readFile(file, 'utf8');
    return new Set(page.match(/`[a-z_]+(?:\.[a-z0-9_]+)+`/g)?.map((name) => name.slice(1, -1)));
  }

  function fieldsOf(value: unknown, at: string): string[] {
    if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, at));
    if (typeof value !== 'object' || value === null) return [];
    const own = value as Record<string, unknown>;
    const name = typeof own['object'] === 'string' ? own['object'] : at;
    return Object.entries(own).flatMap(([key, inner]) => {
      const field = `${name}.${key}`;
      // The keys of metadata are ours.
      return key === 'metadata' ? [field] : [field, ...fieldsOf(inner, field)];
    });
  }

  it('lists every field that the simulator answers', async () => {
    const answers: unknown[] = [];
    const listening = { ...browser, fetch: keep(browser.fetch, answers) };
    const own = createStripePayments({
      ...simulator.keys,
      name: 'simulator',
      now: () => clock.now(),
      fetch: keep(async (input, init) => simulator.app.request(String(input), init), answers),
    });
    const customerRef = await own.createCustomer(
      { userId: randomUUID(), email: 'a@handover.example', name: 'Sample' },
      randomUUID(),
    );
    const numbers = ['4000002760003184', '4917300800000000', '4000000000000341'];
    const cards: string[] = [];
    for (const number of ['4000000000000002', '4242424242424241', ...numbers]) {
      const { ref, clientSecret } = await own.createCardSetup(customerRef, randomUUID());
      const intent = await enterCard(listening, clientSecret, number);
      if (intent.next_action) await answerBank(listening, intent, clientSecret, 'approve');
      const state = await own.readCardSetup(ref);
      if (state.status === 'succeeded') cards.push(state.card.ref);
    }
    for (const cardRef of cards) {
      const payment = { ...sampleCharge, customerRef, cardRef, paymentId: randomUUID() };
      const outcome = await own.charge(payment, randomUUID());
      if (outcome.status === 'waiting') {
        const intent = await confirmPayment(listening, outcome.clientSecret);
        await answerBank(listening, intent, outcome.clientSecret, 'approve');
      }
      if (outcome.status === 'succeeded') {
        const part = { paymentRef: outcome.ref, cents: 100, paymentId: randomUUID() };
        const { ref } = await own.refund(part, randomUUID());
        await failRefund(simulator.db, ref ?? '', clock.now());
        await own.readRefund(ref ?? '');
        await own.findRefund(part);
        await own.findPayment(payment, testNow);
      }
    }
    await own.removeCard(cards[0] ?? '');
    await Array.fromAsync(own.listMoves(testNow.subtract({ hours: 1 })));
    await simulator.deliver(async (body) => {
      answers.push(JSON.parse(body));
      return 200;
    });
    const answered = new Set(answers.flatMap((answer) => fieldsOf(answer, 'error')));
    const known = await documented();
    expect([...answered].filter((field) => !known.has(field)).sort()).toEqual([]);
    expect(answered.size).toBeGreaterThan(60);
  });

  type Ask<I> = (input: I, init: RequestInit) => Promise<Response>;

  function keep<I>(ask: Ask<I>, answers: unknown[]) {
    return async (input: I, init?: RequestInit) => {
      const answer = await ask(input, init ?? {});
      const body = await answer.clone().json();
      answers.push((body as { error?: unknown }).error ?? body);
      return answer;
    };
  }
});
