import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerBank, enterCard } from '../providers/payments/card-form.fixture.ts';
import { recentObjects } from '../providers/payments/simulator/controls.ts';
import { securityLogOf } from '../testing/security-log.ts';
import { testNow } from '../testing/test-database.ts';
import { openWallets, refusalOf, type Wallets } from '../testing/wallets.ts';

let app: Wallets['app'];
let db: Wallets['db'];
let browser: Wallets['browser'];
let renter: Wallets['renter'];
let newcomer: Wallets['newcomer'];
let write: Wallets['write'];
let carryOut: Wallets['carryOut'];
let readRequest: Wallets['readRequest'];
let openForm: Wallets['openForm'];
let addCard: Wallets['addCard'];
let cardsOf: Wallets['cardsOf'];

beforeAll(async () => {
  ({
    app,
    db,
    browser,
    renter,
    newcomer,
    write,
    carryOut,
    readRequest,
    openForm,
    addCard,
    cardsOf,
  } = await openWallets());
});
afterAll(() => app.close());
afterEach(() => app.deps.clock.moveTo(testNow));
const { eventsOf, kindsOf } = securityLogOf(() => app);

describe('adding a card', () => {
  it('waits for the renter, then lists it first [A-DATA-007 A-WALLET-004 A-WALLET-009 A-WALLET-012]', {
    tags: ['embedded'],
  }, async () => {
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
    const { ref } = await db
      .selectFrom('payment_customers')
      .innerJoin('users', 'users.id', 'user_id')
      .select('ref')
      .where('email', '=', 'new@handover.example')
      .executeTakeFirstOrThrow();
    expect(ref).toMatch(/^cus_/);
    const [simulator] = app.deps.cardEntry.simulators;
    const customers = simulator ? await recentObjects(simulator.db, 'customer') : [];
    expect(
      customers.filter(({ email }) => email === 'new@handover.example').map(({ id }) => id),
    ).toEqual([ref]);
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
    const kinds = await kindsOf('new@handover.example');
    expect(kinds.slice(-2)).toEqual(['card-requested', 'card-added']);
  });

  it('stays open after a refused card and takes the next one [A-WALLET-015]', async () => {
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

  it('waits for a bank that wants to see the renter [A-WALLET-010]', async () => {
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
  ])(
    'turns %s away and leaves it nowhere [A-WALLET-012 A-WALLET-020 D-011-001]',
    async (_, number) => {
      const before = await cardsOf(newcomer);
      const request = await addCard(newcomer, number);
      expect(request).toMatchObject({ status: 'failure', errorCode: 'card_not_accepted' });
      expect(await cardsOf(newcomer)).toEqual(before);
      const events = await eventsOf('new@handover.example');
      expect(events.at(-1)).toMatchObject({ kind: 'card-refused', detail: 'card_not_accepted' });
      const [simulator] = app.deps.cardEntry.simulators;
      const [method] = simulator ? await recentObjects(simulator.db, 'payment_method', 1) : [];
      expect(method).toMatchObject({ card: { last4: number.slice(-4) }, customer: null });
    },
  );

  it('is switched off with payments [A-DATA-011 A-WALLET-021]', async () => {
    await setPayments(false);
    const answer = await write(renter, 'POST', '/api/me/payment-methods');
    expect([answer.status, await refusalOf(answer)]).toEqual([403, 'feature_disabled']);
    const [card] = await cardsOf(renter);
    const removal = await write(renter, 'DELETE', `/api/me/payment-methods/${card?.id}`);
    expect([removal.status, await refusalOf(removal)]).toEqual([403, 'feature_disabled']);
    await setPayments(true);
  });
});

async function setPayments(paymentsEnabled: boolean) {
  await db
    .updateTable('remote_configuration')
    .set({ value: JSON.stringify({ paymentsEnabled }) })
    .where('key', '=', 'payments_config')
    .execute();
  const { settings } = app.deps;
  await expect.poll(() => settings.current().payments_config.paymentsEnabled).toBe(paymentsEnabled);
}
