import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OpenedSimulator,
  openSimulator,
  sampleCharge,
} from '../../../testing/stripe-simulator.ts';
import { testNow } from '../../../testing/test-database.ts';
import { createStripeAccount } from '../stripe.ts';
import { failRefund } from './refunds.ts';

let close: OpenedSimulator['close'];
let clock: OpenedSimulator['clock'];
let simulator: OpenedSimulator['simulator'];
let account: OpenedSimulator['account'];
beforeAll(async () => {
  ({ close, clock, simulator, account } = await openSimulator());
});
afterAll(() => close());

describe('money', () => {
  it('moves once when the answer is lost on the way', { tags: ['embedded'] }, async () => {
    let calls = 0;
    const unlucky = createStripeAccount({
      ...simulator.keys,
      name: 'main',
      currencies: [],
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
    const payments = await Array.fromAsync(account.listPayments(testNow.subtract({ hours: 1 })));
    expect(payments.filter((payment) => payment.paymentId === paymentId)).toHaveLength(1);
  });

  it('held until the end that was told is free again', async () => {
    const hold = { ...sampleCharge, paymentId: randomUUID() };
    const held = await account.hold(hold, randomUUID());
    if (held.status !== 'held') throw new Error(`the hold is ${held.status}`);
    const { ref, until } = held;
    await clock.moveTo(until.subtract({ minutes: 1 }));
    expect(await account.readPayment(ref ?? '')).toMatchObject({ status: 'held' });
    await clock.moveTo(until.add({ minutes: 1 }));
    expect(await account.readPayment(ref ?? '')).toMatchObject({ status: 'released' });
    await clock.moveTo(testNow);
  });
});

describe('a refund that fails days after it was taken', () => {
  it('is told, is not a payment any more, and can be asked for anew', async () => {
    const charge = { ...sampleCharge, paymentId: randomUUID() };
    const { ref } = await account.charge(charge, randomUUID());
    const whole = { paymentRef: ref ?? '', cents: charge.cents, paymentId: randomUUID() };
    const first = await account.refund(whole, randomUUID());
    expect(await account.refund(whole, randomUUID())).toMatchObject({ status: 'failed' });
    expect(await failRefund(simulator.db, first.ref ?? '', clock.now())).toBe(true);
    expect(await failRefund(simulator.db, first.ref ?? '', clock.now())).toBe(false);
    expect(await account.readRefund(first.ref ?? '')).toEqual({
      status: 'failed',
      ref: first.ref,
      code: 'lost_or_stolen_card',
    });
    const payments = () => Array.fromAsync(account.listPayments(testNow));
    expect((await payments()).map((payment) => payment.ref)).not.toContain(first.ref);
    const told: string[] = [];
    await simulator.deliver(async (body) => {
      const { type, data } = JSON.parse(body);
      if (data.object.id === first.ref) told.push(type);
      return 200;
    });
    expect(told).toEqual(['refund.created', 'refund.failed']);
    expect(await account.refund(whole, randomUUID())).toMatchObject({
      status: 'succeeded',
    });
  });
});
