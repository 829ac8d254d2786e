import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import { recentObjects } from '../providers/payments/simulator/controls.ts';
import { securityLogOf } from '../testing/security-log.ts';
import { testNow } from '../testing/test-database.ts';
import { openWallets, refusalOf, type Wallets } from '../testing/wallets.ts';
import { detachRemovedCards } from './detach-card.ts';

let app: Wallets['app'];
let db: Wallets['db'];
let renter: Wallets['renter'];
let newcomer: Wallets['newcomer'];
let write: Wallets['write'];
let ask: Wallets['ask'];
let carryOut: Wallets['carryOut'];
let readRequest: Wallets['readRequest'];
let addCard: Wallets['addCard'];
let cardsOf: Wallets['cardsOf'];
let newestCardOf: Wallets['newestCardOf'];

beforeAll(async () => {
  ({
    app,
    db,
    renter,
    newcomer,
    write,
    ask,
    carryOut,
    readRequest,
    addCard,
    cardsOf,
    newestCardOf,
  } = await openWallets());
  await addCard(newcomer, '4242424242424242');
});
afterAll(() => app.close());
afterEach(() => app.deps.clock.moveTo(testNow));
const { kindsOf } = securityLogOf(() => app);

describe('removing a card', () => {
  it('takes it off the list and out of the provider [A-WALLET-017]', async () => {
    await app.deps.clock.moveTo(testNow.add({ hours: 2 }));
    await addCard(newcomer, '378282246310005');
    const card = await newestCardOf(newcomer);
    const request = await ask(newcomer, 'DELETE', `/api/me/payment-methods/${card.id}`);
    expect(request).toMatchObject({ status: 'accepted' });
    expect(await cardsOf(newcomer)).not.toContainEqual(card);
    const row = await rowOf(card.id);
    expect(row.detached_at).not.toBeNull();
    expect(await holderAtProvider(row.provider_ref)).toBeNull();
    const again = await write(newcomer, 'DELETE', `/api/me/payment-methods/${card.id}`);
    expect(again.status).toBe(404);
    const kinds = await kindsOf('new@handover.example');
    expect(kinds.slice(-2)).toEqual(['card-added', 'card-removed']);
  });

  it('is refused while a booking needs it [A-WALLET-019]', async () => {
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

  it('fails when a booking was made with it meanwhile [A-WALLET-019]', async () => {
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
    await db
      .updateTable('bookings')
      .set({ payment_method_id: null })
      .where('id', '=', bookingId)
      .execute();
  });

  /** Any booked trip of the sample data, now paid with this card. */
  async function bookWith(cardId: string): Promise<string> {
    const { id } = await db
      .selectFrom('bookings')
      .select('id')
      .where('status', '=', 'booked')
      .where('payment_profile', '=', 'personal')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('bookings')
      .set({ payment_method_id: cardId })
      .where('id', '=', id)
      .execute();
    return id;
  }

  it('is finished at the provider by the sweep when it could not be reached', async () => {
    const card = await newestCardOf(newcomer);
    await db
      .updateTable('payment_methods')
      .set({ removed_at: app.deps.clock.now().toString() })
      .where('id', '=', card.id)
      .execute();
    await detachRemovedCards(app.deps);
    const row = await rowOf(card.id);
    expect(row.detached_at).not.toBeNull();
    expect(await holderAtProvider(row.provider_ref)).toBeNull();
  });

  const rowOf = (id: string) =>
    db.selectFrom('payment_methods').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Whose a card is at the provider; null: nobody's any more. */
  async function holderAtProvider(ref: string): Promise<string | null | undefined> {
    const [simulator] = app.deps.cardEntry.simulators;
    const methods = simulator ? await recentObjects(simulator.db, 'payment_method') : [];
    return methods.find(({ id }) => id === ref)?.customer;
  }
});
