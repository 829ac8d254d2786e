import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enterCard, intentOf } from '../providers/payments/card-form.fixture.ts';
import { testNow } from '../testing/test-database.ts';
import { openWallets, type Wallets } from '../testing/wallets.ts';
import { handleEvent } from '../webhooks/handle-event.ts';
import { continueCardSetup } from './continue-card-setup.ts';
import { endAbandonedSetups } from './end-abandoned-setups.ts';

let app: Wallets['app'];
let db: Wallets['db'];
let browser: Wallets['browser'];
let newcomer: Wallets['newcomer'];
let readRequest: Wallets['readRequest'];
let openForm: Wallets['openForm'];
let cardsOf: Wallets['cardsOf'];

beforeAll(async () => {
  ({ app, db, browser, newcomer, readRequest, openForm, cardsOf } = await openWallets());
});
afterAll(() => app.close());
afterEach(() => app.deps.clock.moveTo(testNow));

describe('the provider tells', () => {
  const handlers = (queued: string[]) => {
    const jobs = {
      ...app.deps.jobs,
      enqueue: async (_: unknown, __: string, job: object) => {
        queued.push(Object.values(job)[0]);
      },
    };
    return {
      'card-setup': (ref: string) =>
        continueCardSetup({ ...app.deps, jobs }, app.deps.paymentProvider.accountOf('EUR'), ref),
    };
  };

  async function handleAll(queued: string[]) {
    const events = await db
      .selectFrom('webhook_events')
      .select('id')
      .where('handled_at', 'is', null)
      .execute();
    const work = { db: db, clock: app.deps.clock };
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
    expect(await endAbandonedSetups(db, tooSoon)).toBe(0);
    expect(await endAbandonedSetups(db, testNow.add({ minutes: 61 }))).toBeGreaterThan(0);
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
    const state = await app.deps.paymentProvider.accountOf('EUR').readCardSetup(setupRef);
    if (state.status !== 'succeeded') throw new Error('the form was filled in');
    const charge = {
      customerRef: await customerOf(),
      cardRef: state.card.ref,
      cents: 1_000,
      isRenterPresent: false,
    };
    const outcome = await app.deps.paymentProvider
      .accountOf('EUR')
      .charge(
        { ...charge, currency: 'EUR', description: 'x', paymentId: randomUUID() },
        randomUUID(),
      );
    expect(outcome).toMatchObject({ status: 'failed', code: 'card_error' });
  });

  async function customerOf(): Promise<string> {
    const { ref } = await db
      .selectFrom('payment_customers')
      .innerJoin('users', 'users.id', 'user_id')
      .select('ref')
      .where('email', '=', 'new@handover.example')
      .executeTakeFirstOrThrow();
    return ref;
  }
});
