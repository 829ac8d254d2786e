import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedSimulator, openSimulator } from '../../../testing/stripe-simulator.ts';

let close: OpenedSimulator['close'];
let simulator: OpenedSimulator['simulator'];
let send: OpenedSimulator['send'];
beforeAll(async () => {
  ({ close, simulator, send } = await openSimulator());
});
afterAll(() => close());

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
