import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type OpenedSimulator,
  openSimulator,
  sampleCharge,
} from '../../../testing/stripe-simulator.ts';
import { testNow } from '../../../testing/test-database.ts';
import { enterCard } from '../card-form.fixture.ts';
import { PaymentsUnavailable, PaymentUndecided } from '../port.ts';
import { setControls } from './controls.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { settleProcessing } from './payment-intents.ts';
import { completeRefund, failRefund } from './refunds.ts';

let close: OpenedSimulator['close'];
let clock: OpenedSimulator['clock'];
let simulator: OpenedSimulator['simulator'];
let account: OpenedSimulator['account'];
let send: OpenedSimulator['send'];
let browser: OpenedSimulator['browser'];
beforeAll(async () => {
  ({ close, clock, simulator, account, send, browser } = await openSimulator());
});
afterAll(() => close());
afterEach(() => setControls(simulator.db, {}));

const newCharge = () => ({ ...sampleCharge, paymentId: randomUUID() });
const charged = async () => {
  const { ref } = await account.charge(newCharge(), randomUUID());
  return ref ?? '';
};
const partOf = (paymentRef: string) => ({ paymentRef, cents: 500, paymentId: randomUUID() });
const toldAbout = async (ref: string) => {
  const told: string[] = [];
  await simulator.deliver(async (body) => {
    const { type, data } = JSON.parse(body);
    if (data.object.id === ref) told.push(type);
    return 200;
  });
  return told;
};

describe('an error of the provider', () => {
  const form = {
    amount: '2000',
    currency: 'eur',
    customer: sampleCharge.customerRef,
    payment_method: sampleCharge.cardRef,
    confirm: 'true',
  };

  it('is remembered under its key for a day, while other keys are answered', async () => {
    await setControls(simulator.db, { failNext: 'undone' });
    const idempotencyKey = randomUUID();
    const call = { form, idempotencyKey };
    expect((await send('/v1/payment_intents', call)).status).toBe(500);
    const again = await send('/v1/payment_intents', call);
    expect(again.status).toBe(500);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await send('/v1/payment_intents', { form, idempotencyKey: randomUUID() });
    expect(other.status).toBe(200);
    await clock.moveTo(testNow.add({ hours: 23 }));
    expect((await send('/v1/payment_intents', call)).status).toBe(500);
    await clock.moveTo(testNow.add({ hours: 25 }));
    expect((await send('/v1/payment_intents', call)).status).toBe(200);
    await clock.moveTo(testNow);
  });

  it.each([
    ['undone', null],
    ['done', { status: 'succeeded' }],
  ] as const)('says nothing about what happened: %s', async (failNext, happened) => {
    await setControls(simulator.db, { failNext });
    const charge = newCharge();
    const asked = account.charge(charge, randomUUID());
    await expect(asked).rejects.toBeInstanceOf(PaymentsUnavailable);
    const found = await account.findPayment(charge, testNow.subtract({ hours: 1 }));
    if (happened) expect(found).toMatchObject(happened);
    else expect(found).toBeNull();
  });
});

describe('a charge that is processing', () => {
  it.each(['succeeded', 'failed'] as const)('is nobody’s to judge until it %s', async (end) => {
    await setControls(simulator.db, { charges: 'processing' });
    const charge = newCharge();
    const key = randomUUID();
    await expect(account.charge(charge, key)).rejects.toBeInstanceOf(PaymentUndecided);
    await expect(account.charge(charge, key)).rejects.toBeInstanceOf(PaymentUndecided);
    const { body } = await send(`/v1/payment_intents?customer=${charge.customerRef}`, {
      method: 'GET',
    });
    const [intent] = body['data'] as { id: string; status: string }[];
    expect(intent).toMatchObject({ status: 'processing' });
    const id = intent?.id ?? '';
    await expect(account.release(id, randomUUID())).rejects.toThrow('processing');
    expect(await settleProcessing(simulator.db, id, end, clock.now())).toBe(true);
    expect(await settleProcessing(simulator.db, id, end, clock.now())).toBe(false);
    expect(await account.charge(charge, key)).toMatchObject({ status: end, ref: id });
    const last = end === 'succeeded' ? 'succeeded' : 'payment_failed';
    expect(await toldAbout(id)).toEqual(['payment_intent.processing', `payment_intent.${last}`]);
  });
});

describe('a refund', () => {
  it('stays pending until the bank has taken it', async () => {
    const paymentRef = await charged();
    await setControls(simulator.db, { refunds: 'pending' });
    const { ref, status } = await account.refund(partOf(paymentRef), randomUUID());
    expect(status).toBe('pending');
    expect(await completeRefund(simulator.db, ref ?? '', clock.now())).toBe(true);
    expect(await completeRefund(simulator.db, ref ?? '', clock.now())).toBe(false);
    expect(await account.readRefund(ref ?? '')).toMatchObject({ status: 'succeeded' });
    expect(await toldAbout(ref ?? '')).toEqual(['refund.created', 'refund.updated']);
  });

  it('that is pending can fail', async () => {
    const paymentRef = await charged();
    await setControls(simulator.db, { refunds: 'pending' });
    const { ref } = await account.refund(partOf(paymentRef), randomUUID());
    expect(await failRefund(simulator.db, ref ?? '', clock.now())).toBe(true);
    expect(await account.readRefund(ref ?? '')).toMatchObject({ status: 'failed' });
    expect(await toldAbout(ref ?? '')).toEqual(['refund.created', 'refund.failed']);
  });

  it('is refused while the balance is short, and its key remembers that', async () => {
    const part = partOf(await charged());
    await setControls(simulator.db, { isBalanceShort: true });
    const key = randomUUID();
    const refused = { status: 'failed', ref: null, code: 'balance_insufficient' };
    expect(await account.refund(part, key)).toEqual(refused);
    await setControls(simulator.db, { isBalanceShort: false });
    expect(await account.refund(part, key)).toEqual(refused);
    expect(await account.refund(part, randomUUID())).toMatchObject({
      status: 'succeeded',
    });
  });
});

describe('a webhook', () => {
  it('can come before the answer of the call that it is about', async () => {
    await toldAbout('all that happened so far');
    const events: string[] = [];
    const stop = await simulator.keepDelivering(async (body) => {
      events.push(JSON.parse(body).type);
      return 200;
    });
    await setControls(simulator.db, { webhooks: { beforeAnswer: true } });
    await charged();
    const toldByThen = [...events];
    await stop();
    expect(toldByThen).toEqual(['payment_intent.succeeded']);
  });
});

describe('a dispute', () => {
  it('takes the money at once, allows no refund, and is told', async () => {
    const paymentRef = await charged();
    const id = await openDispute(simulator.db, paymentRef, { reason: 'fraudulent' }, clock.now());
    expect(await openDispute(simulator.db, paymentRef, { reason: 'general' }, clock.now())).toBe(
      null,
    );
    expect(await account.refund(partOf(paymentRef), randomUUID())).toMatchObject({
      code: 'charge_disputed',
    });
    expect(await account.readDispute(id ?? '')).toMatchObject({
      ref: id,
      paymentRef,
      cents: sampleCharge.cents,
      currency: 'EUR',
      reason: 'fraudulent',
      status: 'needs-response',
      evidenceDueBy: testNow.add({ hours: 14 * 24 }),
      isWithdrawn: true,
      isReinstated: false,
    });
    expect(await toldAbout(id ?? '')).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
  });

  it.each([
    ['won', true, ['funds_reinstated', 'closed'], { status: 'succeeded' }],
    ['lost', false, ['closed'], { code: 'charge_disputed' }],
  ] as const)('that is %s', async (outcome, isReinstated, told, refund) => {
    const paymentRef = await charged();
    const dispute = { reason: 'product_not_received' };
    const id = (await openDispute(simulator.db, paymentRef, dispute, clock.now())) ?? '';
    await toldAbout(id);
    expect(await closeDispute(simulator.db, id, outcome, clock.now())).toBe(true);
    expect(await closeDispute(simulator.db, id, outcome, clock.now())).toBe(false);
    expect(await account.readDispute(id)).toMatchObject({ status: outcome, isReinstated });
    expect(await toldAbout(id)).toEqual(told.map((type) => `charge.dispute.${type}`));
    expect(await account.refund(partOf(paymentRef), randomUUID())).toMatchObject(refund);
    const payments = await Array.fromAsync(account.listPayments(testNow));
    const kinds = payments.filter(({ ref }) => ref === id).map(({ kind }) => kind);
    expect(kinds).toEqual(isReinstated ? ['dispute-reversal', 'dispute'] : ['dispute']);
  });

  it('begins as an inquiry, of which nothing is taken before the bank is discontent', async () => {
    const paymentRef = await charged();
    const inquiry = { reason: 'fraudulent', isInquiry: true };
    const id = (await openDispute(simulator.db, paymentRef, inquiry, clock.now())) ?? '';
    expect(await account.readDispute(id)).toMatchObject({
      status: 'inquiry',
      isWithdrawn: false,
    });
    expect(await closeDispute(simulator.db, id, 'lost', clock.now())).toBe(true);
    expect(await account.readDispute(id)).toMatchObject({
      status: 'needs-response',
      isWithdrawn: true,
    });
  });

  it.each([
    ['4000000000000259', 'needs-response', 'fraudulent'],
    ['4000000000002685', 'needs-response', 'product_not_received'],
    ['4000000000001976', 'inquiry', 'fraudulent'],
  ])('follows every charge of %s', async (number, status, reason) => {
    const { customerRef } = sampleCharge;
    const setup = await account.createCardSetup(customerRef, randomUUID());
    await enterCard(browser, setup.clientSecret, number);
    const entered = await account.readCardSetup(setup.ref);
    if (entered.status !== 'succeeded') throw new Error(`the card is ${entered.status}`);
    const charge = { ...newCharge(), cardRef: entered.card.ref };
    const { ref } = await account.charge(charge, randomUUID());
    const { body } = await send(`/v1/disputes?payment_intent=${ref}`, { method: 'GET' });
    const [dispute] = body['data'] as { id: string }[];
    expect(await account.readDispute(dispute?.id ?? '')).toMatchObject({
      status,
      reason,
      paymentId: charge.paymentId,
    });
  });
});
