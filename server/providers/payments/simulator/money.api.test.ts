import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OpenedSimulator,
  openSimulator,
  sampleCharge,
} from '../../../testing/stripe-simulator.ts';
import { testNow } from '../../../testing/test-database.ts';
import { createStripePayments } from '../stripe.ts';
import { failRefund } from './refunds.ts';

let close: OpenedSimulator['close'];
let clock: OpenedSimulator['clock'];
let simulator: OpenedSimulator['simulator'];
let payments: OpenedSimulator['payments'];
beforeAll(async () => {
  ({ close, clock, simulator, payments } = await openSimulator());
});
afterAll(() => close());

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
