import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import { PaymentMethodList } from '../../contract/wallet.ts';
import {
  answerBank,
  type Browser,
  enterCard,
  intentOf,
} from '../providers/payments/card-form.fixture.ts';
import { recentObjects } from '../providers/payments/simulator/controls.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import { testNow } from '../testing/test-database.ts';
import { handleEvent } from '../webhooks/handle-event.ts';
import { continueCardSetup } from './continue-card-setup.ts';
import { detachRemovedCards } from './detach-card.ts';
import { endAbandonedSetups } from './end-abandoned-setups.ts';
import { walletKinds } from './wallet-kinds.ts';

let app: TestApp;
let browser: Browser;
let renter: string;
let newcomer: string;

beforeAll(async () => {
  app = await createTestApp();
  browser = {
    publishableKey: app.deps.cardEntry.publishableKey,
    fetch: (path, init) => app.request(`/sim/stripe${path}`, init),
  };
  renter = await app.signIn('renter@handover.example');
  newcomer = await app.signIn('new@handover.example');
});
afterAll(() => app.close());
afterEach(() => app.deps.clock.moveTo(testNow));

async function write(cookie: string, method: string, path: string) {
  const headers = { cookie, Origin: testOrigin, 'Idempotency-Key': randomUUID() };
  return app.request(path, { method, headers });
}

/** Writes the request and lets a worker carry it out; nothing is timed. */
async function ask(cookie: string, method: string, path: string): Promise<RequestRecord> {
  const answer = await write(cookie, method, path);
  expect(answer.status).toBe(202);
  const { id } = RequestRecord.parse(await answer.json());
  await carryOut(id);
  return readRequest(cookie, id);
}

const carryOut = (id: string) => {
  const work = { ...app.deps, db: app.deps.database.kysely };
  return carryOutRequest(work, walletKinds(app.deps), id);
};

async function readRequest(cookie: string, id: string): Promise<RequestRecord> {
  const answer = await app.request(`/api/requests/${id}`, { headers: { cookie } });
  return RequestRecord.parse(await answer.json());
}

const openForm = (cookie: string) => ask(cookie, 'POST', '/api/me/payment-methods');

async function addCard(cookie: string, number: string): Promise<RequestRecord> {
  const { id, awaiting } = await openForm(cookie);
  expect(awaiting?.kind).toBe('card_setup');
  await enterCard(browser, awaiting?.clientSecret ?? '', number);
  await carryOut(id);
  return readRequest(cookie, id);
}

async function cardsOf(cookie: string) {
  const answer = await app.request('/api/me/payment-methods', { headers: { cookie } });
  return PaymentMethodList.parse(await answer.json()).items;
}

async function newestCardOf(cookie: string) {
  const [card] = await cardsOf(cookie);
  if (!card) throw new Error('there is no card');
  return card;
}

const refusalOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;

const db = () => app.deps.database.kysely;

describe('adding a card', () => {
  it('waits for the renter, then lists it first', async () => {
    await app.deps.clock.moveTo(testNow.add({ minutes: 1 }));
    const request = await addCard(renter, '5555555555554444');
    expect(request).toMatchObject({ status: 'accepted', awaiting: null });
    const cards = await cardsOf(renter);
    expect(request.result).toEqual({ paymentMethodId: cards[0]?.id });
    expect(cards.map(({ brand, last4, funding }) => [brand, last4, funding])).toEqual([
      ['mastercard', '4444', 'credit'],
      ['visa', '4242', 'credit'],
    ]);
  });

  it('makes somebody without a card known to the provider, once', async () => {
    await addCard(newcomer, '4000056655665556');
    await addCard(newcomer, '4242424242424242');
    const { payment_customer_ref: ref } = await db()
      .selectFrom('users')
      .select('payment_customer_ref')
      .where('email', '=', 'new@handover.example')
      .executeTakeFirstOrThrow();
    expect(ref).toMatch(/^cus_/);
    expect((await cardsOf(newcomer)).map(({ funding }) => funding).sort()).toEqual([
      'credit',
      'debit',
    ]);
  });

  it('writes the card down once, however often the work is repeated', async () => {
    const before = await cardsOf(newcomer);
    const { id, awaiting } = await openForm(newcomer);
    await enterCard(browser, awaiting?.clientSecret ?? '', '4242424242424242');
    await Promise.all([carryOut(id), carryOut(id)]);
    await carryOut(id);
    expect(await cardsOf(newcomer)).toHaveLength(before.length + 1);
  });

  it('stays open after a refused card and takes the next one', async () => {
    const { id, awaiting } = await openForm(newcomer);
    const secret = awaiting?.clientSecret ?? '';
    const refused = await enterCard(browser, secret, '4000000000009995');
    expect(refused.error?.decline_code).toBe('insufficient_funds');
    await carryOut(id);
    expect(await readRequest(newcomer, id)).toMatchObject({ status: 'pending', awaiting });
    await enterCard(browser, secret, '4242424242424242');
    await carryOut(id);
    expect(await readRequest(newcomer, id)).toMatchObject({ status: 'accepted' });
  });

  it('waits for a bank that wants to see the renter', async () => {
    const { id, awaiting } = await openForm(newcomer);
    const secret = awaiting?.clientSecret ?? '';
    const intent = await enterCard(browser, secret, '4000002760003184');
    await carryOut(id);
    expect(await readRequest(newcomer, id)).toMatchObject({ status: 'pending' });
    await answerBank(browser, intent, secret, 'approve');
    await carryOut(id);
    expect(await readRequest(newcomer, id)).toMatchObject({ status: 'accepted' });
  });

  it.each([
    ['prepaid', '5105105105105100'],
    ['Maestro', '6759649826438453'],
    ['Visa Electron', '4917300800000000'],
  ])('turns %s away and leaves it nowhere', async (_, number) => {
    const before = await cardsOf(newcomer);
    const request = await addCard(newcomer, number);
    expect(request).toMatchObject({ status: 'failure', errorCode: 'card_not_accepted' });
    expect(await cardsOf(newcomer)).toEqual(before);
    const { simulator } = app.deps.cardEntry;
    const [method] = simulator ? await recentObjects(simulator.db, 'payment_method', 1) : [];
    expect(method).toMatchObject({ card: { last4: number.slice(-4) }, customer: null });
  });

  it('is switched off with payments', async () => {
    await setPayments(false);
    const answer = await write(renter, 'POST', '/api/me/payment-methods');
    expect([answer.status, await refusalOf(answer)]).toEqual([403, 'feature_disabled']);
    await setPayments(true);
  });
});

async function setPayments(paymentsEnabled: boolean) {
  await db()
    .updateTable('remote_configuration')
    .set({ value: JSON.stringify({ paymentsEnabled }) })
    .where('key', '=', 'payments_config')
    .execute();
  const { settings } = app.deps;
  await expect.poll(() => settings.current().payments_config.paymentsEnabled).toBe(paymentsEnabled);
}

describe('the provider tells', () => {
  const handlers = (queued: string[]) => {
    const jobs = {
      ...app.deps.jobs,
      enqueue: async (_: unknown, __: string, job: object) => {
        queued.push(Object.values(job)[0]);
      },
    };
    return {
      'card-setup': (ref: string) => continueCardSetup({ ...app.deps, jobs }, ref),
    };
  };

  async function handleAll(queued: string[]) {
    const events = await db()
      .selectFrom('webhook_events')
      .select('id')
      .where('handled_at', 'is', null)
      .execute();
    const work = { db: db(), clock: app.deps.clock };
    for (const { id } of events) await handleEvent(work, handlers(queued), id);
  }

  it('of a card form that was filled in, and the request goes on by itself', async () => {
    await app.deps.clock.moveTo(testNow.add({ minutes: 10 }));
    await app.deliverPaymentWebhooks();
    await handleAll([]);
    const { id, awaiting } = await openForm(newcomer);
    await enterCard(browser, awaiting?.clientSecret ?? '', '4242424242424242');
    expect(await app.deliverPaymentWebhooks()).toBe(1);
    const queued: string[] = [];
    await handleAll(queued);
    expect(queued).toEqual([id]);
    await handleAll(queued);
    expect(queued).toHaveLength(1);
  });

  it('of a card that was entered after the form had been given up, and it is not kept', async () => {
    const { id, awaiting } = await openForm(newcomer);
    const tooSoon = testNow.add({ minutes: 59 });
    expect(await endAbandonedSetups(db(), tooSoon)).toBe(0);
    expect(await endAbandonedSetups(db(), testNow.add({ minutes: 61 }))).toBeGreaterThan(0);
    expect(await readRequest(newcomer, id)).toMatchObject({
      status: 'failure',
      errorCode: 'snap-timeout',
    });
    const before = await cardsOf(newcomer);
    await enterCard(browser, awaiting?.clientSecret ?? '', '4242424242424242');
    await app.deliverPaymentWebhooks();
    const queued: string[] = [];
    await handleAll(queued);
    expect(queued).toEqual([]);
    expect(await cardsOf(newcomer)).toEqual(before);
    const setupRef = intentOf(awaiting?.clientSecret ?? '');
    const state = await app.deps.payments.readCardSetup(setupRef);
    if (state.status !== 'succeeded') throw new Error('the form was filled in');
    const charge = { customerRef: await customerOf(), cardRef: state.card.ref, cents: 1_000 };
    const outcome = await app.deps.payments.charge(
      { ...charge, currency: 'EUR', description: 'x', paymentId: randomUUID() },
      randomUUID(),
    );
    expect(outcome).toMatchObject({ status: 'failed', code: 'card_error' });
  });

  async function customerOf(): Promise<string> {
    const user = await db()
      .selectFrom('users')
      .select('payment_customer_ref')
      .where('email', '=', 'new@handover.example')
      .executeTakeFirstOrThrow();
    return user.payment_customer_ref ?? '';
  }
});

describe('removing a card', () => {
  it('takes it off the list and out of the provider', async () => {
    await app.deps.clock.moveTo(testNow.add({ hours: 2 }));
    await addCard(newcomer, '378282246310005');
    const card = await newestCardOf(newcomer);
    const request = await ask(newcomer, 'DELETE', `/api/me/payment-methods/${card.id}`);
    expect(request).toMatchObject({ status: 'accepted' });
    expect(await cardsOf(newcomer)).not.toContainEqual(card);
    const row = await rowOf(card.id);
    expect(row.detached_at).not.toBeNull();
    const again = await write(newcomer, 'DELETE', `/api/me/payment-methods/${card.id}`);
    expect(again.status).toBe(404);
  });

  it('is refused while a booking needs it', async () => {
    const card = (await cardsOf(renter)).find(({ last4 }) => last4 === '4242');
    const answer = await write(renter, 'DELETE', `/api/me/payment-methods/${card?.id}`);
    expect([answer.status, await refusalOf(answer)]).toEqual([409, 'card_in_use']);
  });

  it('of somebody else is as if it did not exist', async () => {
    const card = await newestCardOf(renter);
    const answer = await write(newcomer, 'DELETE', `/api/me/payment-methods/${card.id}`);
    expect([answer.status, await refusalOf(answer)]).toEqual([404, 'not_found']);
    expect(await newestCardOf(renter)).toEqual(card);
  });

  it('fails when a booking was made with it meanwhile', async () => {
    const card = await newestCardOf(newcomer);
    const answer = await write(newcomer, 'DELETE', `/api/me/payment-methods/${card.id}`);
    const { id } = RequestRecord.parse(await answer.json());
    const bookingId = await bookWith(card.id);
    await carryOut(id);
    expect(await readRequest(newcomer, id)).toMatchObject({
      status: 'failure',
      errorCode: 'card_in_use',
    });
    expect(await newestCardOf(newcomer)).toEqual(card);
    await db()
      .updateTable('bookings')
      .set({ payment_method_id: null })
      .where('id', '=', bookingId)
      .execute();
  });

  /** Any booked trip of the sample data, now paid with this card. */
  async function bookWith(cardId: string): Promise<string> {
    const { id } = await db()
      .selectFrom('bookings')
      .select('id')
      .where('status', '=', 'booked')
      .where('payment_profile', '=', 'personal')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('bookings')
      .set({ payment_method_id: cardId })
      .where('id', '=', id)
      .execute();
    return id;
  }

  it('is finished at the provider by the sweep when it could not be reached', async () => {
    const card = await newestCardOf(newcomer);
    await db()
      .updateTable('payment_methods')
      .set({ removed_at: app.deps.clock.now().toString() })
      .where('id', '=', card.id)
      .execute();
    await detachRemovedCards(app.deps);
    expect((await rowOf(card.id)).detached_at).not.toBeNull();
  });

  const rowOf = (id: string) =>
    db().selectFrom('payment_methods').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
});
