import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import { PaymentMethodList } from '../../contract/wallet.ts';
import { type Browser, enterCard } from '../providers/payments/card-form.fixture.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import { walletKinds } from '../wallet/wallet-kinds.ts';
import { createTestApp, testOrigin } from './test-app.ts';

export type Wallets = Awaited<ReturnType<typeof openWallets>>;

/** Two renters, one with a card and one without, who use their wallets through the API. */
export async function openWallets() {
  const app = await createTestApp();
  const db = app.deps.database.kysely;
  const browser: Browser = {
    publishableKey: app.deps.paymentProvider.accountOf('EUR').publishableKey,
    fetch: (path, init) => app.request(`/sim/stripe${path}`, init),
  };
  const renter = await app.signIn('renter@handover.example');
  const newcomer = await app.signIn('new@handover.example');

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
    const work = { ...app.deps, db };
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

  return {
    app,
    db,
    browser,
    renter,
    newcomer,
    write,
    ask,
    carryOut,
    readRequest,
    openForm,
    addCard,
    cardsOf,
    newestCardOf,
  };
}

export const refusalOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;
