import { describe, expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import { PaymentMethodList } from '../../contract/wallet.ts';
import { paymentsOf } from '../bookings/money/payments.ts';
import { readConfig } from '../config.ts';
import { accountsOf } from '../doctor/check-accounts.ts';
import { runCommand } from '../operator/run-command.ts';
import { answerBank, confirmPayment, enterCard } from '../providers/payments/card-form.fixture.ts';
import { sign } from '../providers/payments/simulator/deliver-webhooks.ts';
import { openDispute } from '../providers/payments/simulator/disputes.ts';
import { findObject } from '../providers/payments/simulator/object-store.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { workersOf } from '../workers.ts';
import { walletKinds } from './wallet-kinds.ts';

/** Dollars have a payment account of their own here; everything else is paid in the main one. */
let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true, settings: { STRIPE_SIMULATOR_ACCOUNTS: 'USD' } },
);

const inNewYork = { latitude: 40.7664, longitude: -73.9822, name: '345 West 58th Street' };
const newYorkStops = { delivery: inNewYork, return: inNewYork };
/** So soon that the deposit is held at once. */
const soon = { startsAt: '2027-03-06T15:00:00Z', endsAt: '2027-03-08T15:00:00Z' };

const simulators = () => {
  const [main, usd] = rental.app.deps.cardEntry.simulators;
  if (!main || !usd) throw new Error('two accounts are simulated');
  return { main, usd };
};
const cards = async () => (await rental.read('/api/me/payment-methods', PaymentMethodList)).items;

async function addCard(currency: 'EUR' | 'USD', number = '4242424242424242') {
  const path = `/api/me/payment-methods?currency=${currency}`;
  const { id } = await rental.done(path, undefined, RequestRecord);
  const { deps } = rental.app;
  const work = () => carryOutRequest({ ...deps, db: rental.db }, walletKinds(deps), id);
  await work();
  const { awaiting } = await rental.read(`/api/requests/${id}`, RequestRecord);
  const browser = {
    publishableKey: awaiting?.publishableKey ?? '',
    fetch: async (at: string, init: RequestInit) => rental.app.request(`/sim/stripe${at}`, init),
  };
  const entered = await enterCard(browser, awaiting?.clientSecret ?? '', number);
  if (entered.next_action) {
    await answerBank(browser, entered, awaiting?.clientSecret ?? '', 'approve');
  }
  await work();
  const { result } = await rental.read(`/api/requests/${id}`, RequestRecord);
  const { paymentMethodId } = result as { readonly paymentMethodId: string };
  return { id: paymentMethodId, browser };
}

async function newYorkQuote(trip = soon) {
  const car = await rental.freeCar('new-york', trip);
  return rental.quote(car, trip, { checkout: { profile: 'personal' } });
}

async function bookInNewYork(methodId: string, trip = soon) {
  const { id } = await newYorkQuote(trip);
  return rental.request(id, methodId, newYorkStops);
}

/** Of the ledger, oldest first. */
const rowsOf = async (bookingId: string) =>
  (await paymentsOf(rental.db, bookingId)).map(
    ({ kind, status, account }) => `${account} ${kind} ${status}`,
  );

/** Between our ledger and what the accounts say; the credit is taken from this renter before each test. */
async function differences() {
  const { clock } = rental.app.deps;
  await clock.moveTo(clock.now().add({ minutes: 30 }));
  return (await reconcile(rental.app.deps)).differences
    .map(({ kind }) => kind)
    .filter((kind) => !['paid-differs-from-total', 'given-back-as-credit-differs'].includes(kind));
}

/** Everything that webhooks have told and nobody has heard yet. */
async function hear() {
  const { deps } = rental.app;
  await rental.app.deliverPaymentWebhooks();
  const events = await rental.db
    .selectFrom('webhook_events')
    .select('id')
    .where('handled_at', 'is', null)
    .execute();
  const { webhooks } = workersOf(deps, { name: 'none' } as never);
  for (const { id } of events) await webhooks?.run({ eventId: id });
  return events.length;
}

describe('a currency with a payment account of its own', () => {
  it('is told to the browser, with its own key', async () => {
    const config = (await (await rental.app.request('/api/config')).json()) as {
      payments: { accounts: { currencies: string[]; publishableKey: string }[] };
    };
    const { main, usd } = simulators();
    expect(config.payments.accounts).toEqual([
      { currencies: ['EUR'], publishableKey: main.keys.publishableKey },
      { currencies: ['USD'], publishableKey: usd.keys.publishableKey },
    ]);
    expect(main.keys.publishableKey).not.toBe(usd.keys.publishableKey);
  });

  it('takes cards of its own, and no card of the other account pays there', async () => {
    const [own] = await cards();
    expect(own?.currencies).toEqual(['EUR']);
    const quote = await newYorkQuote();
    const booking = { quoteId: quote.id, ...newYorkStops };
    const payWith = (methodId: string) => ({
      ...booking,
      payment: { profile: 'personal', methodId },
    });
    expect(await rental.refused('/api/bookings', payWith(own?.id ?? ''))).toBe(
      'card_other_currency',
    );
    const dollars = await addCard('USD');
    expect(dollars.browser.publishableKey).toBe(simulators().usd.keys.publishableKey);
    const added = (await cards()).find(({ id }) => id === dollars.id);
    expect(added?.currencies).toEqual(['USD']);
    const lisbon = await rental.quote(await rental.freeCar(), undefined, {
      checkout: { profile: 'personal' },
    });
    const stops = { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' };
    expect(
      await rental.refused('/api/bookings', {
        quoteId: lisbon.id,
        delivery: stops,
        return: stops,
        payment: { profile: 'personal', methodId: dollars.id },
      }),
    ).toBe('card_other_currency');
    const known = await rental.db
      .selectFrom('payment_customers')
      .select('account')
      .where('user_id', '=', rental.userId)
      .orderBy('account')
      .execute();
    expect(known.map(({ account }) => account)).toEqual(['main', 'usd']);
  });

  it('is charged, held, refunded and released there, and both books agree', async () => {
    const dollars = await addCard('USD', '4000002760003184');
    const { id: requestId } = await bookInNewYork(dollars.id);
    // The bank asks about the charge and about the deposit, each through the account's own key.
    for (let asked = 0; asked < 2; asked += 1) {
      const { awaiting } = await rental.work(requestId);
      expect(awaiting?.publishableKey).toBe(dollars.browser.publishableKey);
      const secret = awaiting?.clientSecret ?? '';
      const intent = await confirmPayment(dollars.browser, secret);
      if (intent.next_action) await answerBank(dollars.browser, intent, secret, 'approve');
    }
    const { bookingId } = await rental.work(requestId);
    const id = bookingId ?? '';
    expect(await rowsOf(id)).toEqual(['usd charge succeeded', 'usd deposit-hold succeeded']);
    const [charge] = await paymentsOf(rental.db, id);
    const { main, usd } = simulators();
    const ref = charge?.provider_ref ?? '';
    expect(await findObject(usd.db, 'payment_intent', ref)).toMatchObject({ currency: 'usd' });
    expect(await findObject(main.db, 'payment_intent', ref)).toBeUndefined();

    const lisbon = await rental.book();
    expect(await rowsOf(lisbon.id)).toEqual(['main charge succeeded']);
    expect(await differences()).toEqual([]);

    const cancel = `/api/bookings/${id}/actions`;
    await rental.work((await rental.done(cancel, { action: 'user-cancel' }, RequestRecord)).id);
    expect(await rowsOf(id)).toContain('usd deposit-release succeeded');
    const stopped = `/api/bookings/${lisbon.id}/actions`;
    await rental.work((await rental.done(stopped, { action: 'user-cancel' }, RequestRecord)).id);
    expect(await rowsOf(lisbon.id)).toContain('main refund succeeded');
    expect(await differences()).toEqual([]);
  });

  it('gives money back where it was taken', async () => {
    const later = { startsAt: '2027-03-20T15:00:00Z', endsAt: '2027-03-22T15:00:00Z' };
    const dollars = await addCard('USD');
    const { id: requestId } = await bookInNewYork(dollars.id, later);
    const { bookingId } = await rental.work(requestId);
    const path = `/api/bookings/${bookingId}/actions`;
    await rental.work((await rental.done(path, { action: 'user-cancel' }, RequestRecord)).id);
    expect(await rowsOf(bookingId ?? '')).toEqual(['usd charge succeeded', 'usd refund succeeded']);
    expect(await differences()).toEqual([]);
    // A payment that the wrong account is said to have is missed in both.
    const move = (account: string) =>
      rental.db
        .updateTable('payments')
        .set({ account })
        .where('booking_id', '=', bookingId)
        .execute();
    await move('main');
    expect(new Set(await differences())).toEqual(new Set(['unknown-to-provider', 'unknown-to-us']));
    await move('usd');
    expect(await differences()).toEqual([]);
  });

  it('tells of its disputes, and its books are exported with the others', async () => {
    const later = { startsAt: '2027-03-25T15:00:00Z', endsAt: '2027-03-27T15:00:00Z' };
    const dollars = await addCard('USD');
    const { bookingId } = await rental.work((await bookInNewYork(dollars.id, later)).id);
    const [charge] = await paymentsOf(rental.db, bookingId ?? '');
    await hear();
    const { usd } = simulators();
    const now = rental.app.deps.clock.now();
    const fraud = { reason: 'fraudulent' };
    const ref = await openDispute(usd.db, charge?.provider_ref ?? '', fraud, now);
    expect(await hear()).toBeGreaterThan(0);
    expect(await rowsOf(bookingId ?? '')).toEqual([
      'usd charge succeeded',
      'usd dispute succeeded',
    ]);
    const cases = await rental.db.selectFrom('disputes').select('provider_ref').execute();
    expect(cases).toContainEqual({ provider_ref: ref });
    expect(await differences()).toEqual([]);
    const month = now.toString().slice(0, 7);
    const { lines } = await runCommand(rental.app.deps, ['books', 'fees', month]);
    expect(lines[0]?.trimEnd()).toMatch(/,source,account$/);
    expect(lines.some((line) => line.trimEnd().endsWith(`,${charge?.provider_ref},usd`))).toBe(
      true,
    );
    expect(lines.some((line) => line.trimEnd().endsWith(',main'))).toBe(true);
  });

  it('is missed by the doctor when its keys are gone', async () => {
    const { database, config } = rental.app.deps;
    expect(await accountsOf(database, config)).toBe('every one that has customers has its keys');
    await expect(accountsOf(database, readConfig({}))).rejects.toThrow(
      'renters have cards in usd, whose keys are not set',
    );
  });

  it('is heard at an address of its own, signed with its own secret', async () => {
    const { main, usd } = simulators();
    const body = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_1', object: 'payment_intent' } },
    });
    const tell = async (address: string, secret: string) => {
      const headers = {
        'Stripe-Signature': sign(body, secret, rental.app.deps.clock.trueNow()),
      };
      const init = { method: 'POST', headers, body };
      return (await rental.app.request(`/api/webhooks/${address}`, init)).status;
    };
    expect(await tell('stripe', usd.keys.webhookSecret)).toBe(403);
    expect(await tell('stripe-usd', main.keys.webhookSecret)).toBe(403);
    expect(await tell('stripe-eur', main.keys.webhookSecret)).toBe(404);
    expect(await tell('stripe', main.keys.webhookSecret)).toBe(200);
    expect(await tell('stripe-usd', usd.keys.webhookSecret)).toBe(200);
  });
});
