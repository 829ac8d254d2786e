import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerBank,
  type Browser,
  confirmPayment,
  enterCard,
  payWithWallet,
  readIntent,
} from './card-form.fixture.ts';
import type { Card, PaymentAccount } from './port.ts';

export interface Provider {
  readonly account: PaymentAccount;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** What the rest of the product relies on, whoever moves the money. */
export function paymentsContract(name: string, open: () => Promise<Provider>): void {
  describe(`${name} keeps the contract of a payment provider`, () => {
    let provider: Provider;
    let account: PaymentAccount;
    let customerRef: string;
    beforeAll(async () => {
      provider = await open();
      ({ account } = provider);
      customerRef = await newCustomer();
    });
    afterAll(() => provider.close());

    const newCustomer = () =>
      account.createCustomer(
        { userId: randomUUID(), email: 'a@handover.example', name: 'Sample' },
        randomUUID(),
      );

    async function addCard(number: string, owner = customerRef): Promise<Card> {
      const { ref, clientSecret } = await account.createCardSetup(owner, randomUUID());
      const intent = await enterCard(provider.browser, clientSecret, number);
      if (intent.status === 'requires_action') {
        await answerBank(provider.browser, intent, clientSecret, 'approve');
      }
      const state = await account.readCardSetup(ref);
      if (state.status !== 'succeeded') throw new Error(`the card is ${state.status}`);
      return state.card;
    }

    const payment = (cardRef: string, cents = 12_345) => ({
      customerRef,
      cardRef,
      cents,
      currency: 'EUR' as const,
      description: 'Booking SAMPLE',
      paymentId: randomUUID(),
      isRenterPresent: false,
    });

    describe('a card', () => {
      it('is known by its brand, kind and last digits once the renter has entered it', async () => {
        const { ref, clientSecret } = await account.createCardSetup(customerRef, randomUUID());
        expect(await account.readCardSetup(ref)).toEqual({ status: 'waiting' });
        await enterCard(provider.browser, clientSecret, '4000 0566 5566 5556');
        expect(await account.readCardSetup(ref)).toMatchObject({
          status: 'succeeded',
          card: { brand: 'visa', last4: '5556', expMonth: 12, expYear: 2031, funding: 'debit' },
        });
      });

      it.each([
        ['5105105105105100', { brand: 'mastercard', funding: 'prepaid' }],
        ['6759649826438453', { brand: 'maestro' }],
        ['4917300800000000', { brand: 'visa electron' }],
        ['378282246310005', { brand: 'amex', funding: 'credit' }],
      ])('%s is told as %o [A-WALLET-022]', async (number, facts) => {
        expect(await addCard(number)).toMatchObject(facts);
      });

      it('of a wallet is known by the wallet, and its number by nobody', async () => {
        const { ref, clientSecret } = await account.createCardSetup(customerRef, randomUUID());
        await payWithWallet(provider.browser, clientSecret, 'tok_google_pay');
        expect(await account.readCardSetup(ref)).toMatchObject({
          status: 'succeeded',
          card: { brand: 'visa', wallet: 'google_pay' },
        });
        expect(await addCard('4242424242424242')).toMatchObject({ wallet: null });
      });

      it.each([
        ['4000000000000002', { code: 'card_declined', decline_code: 'generic_decline' }],
        ['4000000000009995', { code: 'card_declined', decline_code: 'insufficient_funds' }],
        ['4000000000000069', { code: 'expired_card' }],
        ['4000000000000127', { code: 'incorrect_cvc' }],
        ['4242424242424241', { code: 'incorrect_number' }],
        ['4539578763621486', { decline_code: 'test_mode_live_card' }],
      ])(
        '%s is refused with %o, and the form stays open for another [A-WALLET-022]',
        async (number, error) => {
          const { ref, clientSecret } = await account.createCardSetup(customerRef, randomUUID());
          const refused = await enterCard(provider.browser, clientSecret, number);
          expect(refused.error).toMatchObject({ type: 'card_error', ...error });
          expect(await account.readCardSetup(ref)).toEqual({ status: 'waiting' });
          await enterCard(provider.browser, clientSecret, '4242424242424242');
          expect(await account.readCardSetup(ref)).toMatchObject({ status: 'succeeded' });
        },
      );

      it('waits for a bank that wants to see the renter', async () => {
        const { ref, clientSecret } = await account.createCardSetup(customerRef, randomUUID());
        const intent = await enterCard(provider.browser, clientSecret, '4000002500003155');
        expect(intent.status).toBe('requires_action');
        expect(await account.readCardSetup(ref)).toEqual({ status: 'waiting' });
        await answerBank(provider.browser, intent, clientSecret, 'refuse');
        expect(await account.readCardSetup(ref)).toEqual({ status: 'waiting' });
        const again = await enterCard(provider.browser, clientSecret, '4000002500003155');
        await answerBank(provider.browser, again, clientSecret, 'approve');
        expect(await account.readCardSetup(ref)).toMatchObject({ status: 'succeeded' });
      });

      it('is removed once, however often it is asked for, and cannot be charged any more', async () => {
        const card = await addCard('4242424242424242');
        await account.removeCard(card.ref);
        await account.removeCard(card.ref);
        expect(await account.charge(payment(card.ref), randomUUID())).toEqual({
          status: 'failed',
          ref: null,
          code: 'card_error',
        });
      });
    });

    describe('a renter', () => {
      it('is forgotten with their cards, however often it is asked for; what they paid can still go back', async () => {
        const leaver = await newCustomer();
        const card = await addCard('4242424242424242', leaver);
        const paid = { ...payment(card.ref), customerRef: leaver };
        const { ref } = await account.charge(paid, randomUUID());
        await account.removeCustomer(leaver);
        await account.removeCustomer(leaver);
        await account.removeCard(card.ref);
        expect(await account.charge({ ...paid, paymentId: randomUUID() }, randomUUID())).toEqual({
          status: 'failed',
          ref: null,
          code: 'card_error',
        });
        const back = { paymentRef: ref ?? '', cents: 1_000, paymentId: randomUUID() };
        expect(await account.refund(back, randomUUID())).toMatchObject({
          status: 'succeeded',
        });
      });
    });

    describe('a charge', () => {
      it('succeeds and can be read again', async () => {
        const card = await addCard('4242424242424242');
        const outcome = await account.charge(payment(card.ref), randomUUID());
        expect(outcome).toMatchObject({ status: 'succeeded' });
        expect(await account.readPayment(outcome.ref ?? '')).toEqual(outcome);
      });

      it('happens once per key', async () => {
        const card = await addCard('4242424242424242');
        const once = payment(card.ref);
        const key = randomUUID();
        const [first, second] = await Promise.all([
          account.charge(once, key),
          account.charge(once, key),
        ]);
        expect(second).toEqual(first);
        expect(await paymentsOf(once.paymentId)).toHaveLength(1);
        await expect(account.charge({ ...once, cents: 1_000 }, key)).rejects.toThrow(/refused/);
      });

      it('is declined, and the same key is told so again', async () => {
        const card = await addCard('4000000000000341');
        const key = randomUUID();
        const once = payment(card.ref);
        const outcome = await account.charge(once, key);
        expect(outcome).toMatchObject({ status: 'failed', code: 'card_declined' });
        expect(await account.charge(once, key)).toEqual(outcome);
        expect(await paymentsOf(once.paymentId)).toEqual([]);
      });

      it('needs no bank for a card that was set up with its renter', async () => {
        const card = await addCard('4000002500003155');
        const outcome = await account.charge(payment(card.ref), randomUUID());
        expect(outcome.status).toBe('succeeded');
      });

      it.each([
        ['approve', { status: 'succeeded' }],
        ['refuse', { status: 'failed', code: 'authentication_failed' }],
      ] as const)('waits for the renter whose bank asks; they %s', async (answer, ending) => {
        const card = await addCard('4000002760003184');
        const outcome = await account.charge(payment(card.ref), randomUUID());
        if (outcome.status !== 'waiting') throw new Error(`the payment is ${outcome.status}`);
        const { ref, clientSecret } = outcome;
        const intent = await confirmPayment(provider.browser, clientSecret);
        expect(await account.readPayment(ref)).toMatchObject({ status: 'waiting' });
        await answerBank(provider.browser, intent, clientSecret, answer);
        expect(await account.readPayment(ref)).toMatchObject(ending);
      });

      it.each([
        ['approve', { status: 'succeeded' }],
        ['refuse', { status: 'failed', code: 'authentication_failed' }],
      ] as const)(
        'of a renter who is there leads to their bank; they %s',
        async (answer, ending) => {
          const card = await addCard('4000002760003184');
          const present = { ...payment(card.ref), isRenterPresent: true };
          const key = randomUUID();
          const outcome = await account.charge(present, key);
          if (outcome.status !== 'waiting') throw new Error(`the payment is ${outcome.status}`);
          const { ref, clientSecret } = outcome;
          const intent = await readIntent(provider.browser, clientSecret);
          expect(intent).toMatchObject({ status: 'requires_action', last_payment_error: null });
          await answerBank(provider.browser, intent, clientSecret, answer);
          expect(await account.readPayment(ref)).toMatchObject(ending);
          await expect(account.charge({ ...present, isRenterPresent: false }, key)).rejects.toThrow(
            /refused/,
          );
        },
      );

      it('that waits can be ended', async () => {
        const card = await addCard('4000002760003184');
        const outcome = await account.charge(payment(card.ref), randomUUID());
        const ref = outcome.ref ?? '';
        await account.release(ref, randomUUID());
        expect(await account.readPayment(ref)).toEqual({ status: 'released', ref });
      });
    });

    describe('a hold', () => {
      it('takes nothing, and is freed once however often it is asked for', async () => {
        const card = await addCard('4242424242424242');
        const held = payment(card.ref, 35_000);
        const { ref } = await account.hold(held, randomUUID());
        expect(await account.readPayment(ref ?? '')).toMatchObject({
          status: 'held',
          ref,
        });
        await account.release(ref ?? '', 'release-1'.concat(randomUUID()));
        await account.release(ref ?? '', 'release-2'.concat(randomUUID()));
        expect(await account.readPayment(ref ?? '')).toEqual({ status: 'released', ref });
        expect((await paymentsOf(held.paymentId)).map(({ kind }) => kind)).toEqual([
          'release',
          'hold',
        ]);
      });

      it('says until when it stands, now and when it is read again', async () => {
        const card = await addCard('4242424242424242');
        const asked = payment(card.ref, 35_000);
        const held = await account.hold(asked, randomUUID());
        if (held.status !== 'held') throw new Error(`the hold is ${held.status}`);
        expect(await account.readPayment(held.ref)).toEqual(held);
        const [made] = await paymentsOf(asked.paymentId);
        const hours = made ? made.at.until(held.until).total('hours') : 0;
        expect(hours).toBeGreaterThan(24);
        expect(hours).toBeLessThan(32 * 24);
      });

      it('can be taken in part', async () => {
        const card = await addCard('4242424242424242');
        const held = payment(card.ref, 35_000);
        const { ref } = await account.hold(held, randomUUID());
        const taken = await account.capture(ref ?? '', 15_000, randomUUID());
        expect(taken).toMatchObject({ status: 'succeeded' });
        expect(await paymentsOf(held.paymentId)).toMatchObject([
          { kind: 'capture', cents: 15_000 },
          { kind: 'hold', cents: 35_000 },
        ]);
      });
    });

    describe('a refund', () => {
      it('gives back in parts, never more than was paid', async () => {
        const card = await addCard('4242424242424242');
        const { ref } = await account.charge(payment(card.ref, 10_000), randomUUID());
        const paymentRef = ref ?? '';
        const key = randomUUID();
        const part = { paymentRef, cents: 4_000, paymentId: randomUUID() };
        const first = await account.refund(part, key);
        expect(first).toMatchObject({ status: 'succeeded' });
        expect(await account.refund(part, key)).toEqual(first);
        const tooMuch = await account.refund({ ...part, cents: 7_000 }, randomUUID());
        expect(tooMuch).toMatchObject({ status: 'failed' });
        const rest = await account.refund({ ...part, cents: 6_000 }, randomUUID());
        expect(rest).toMatchObject({ status: 'succeeded' });
      });

      it('can be read again, and is found by the row that it was made for', async () => {
        const card = await addCard('4242424242424242');
        const { ref } = await account.charge(payment(card.ref, 10_000), randomUUID());
        const sought = { paymentRef: ref ?? '', paymentId: randomUUID() };
        expect(await account.findRefund(sought)).toBeNull();
        const given = await account.refund({ ...sought, cents: 1_000 }, randomUUID());
        await account.refund({ ...sought, paymentId: randomUUID(), cents: 2_000 }, randomUUID());
        expect(await account.readRefund(given.ref ?? '')).toEqual(given);
        expect(await account.findRefund(sought)).toEqual(given);
        expect(await paymentsOf(sought.paymentId)).toMatchObject([
          { kind: 'refund', cents: 1_000 },
        ]);
      });
    });

    describe('an attempt whose answer was lost', () => {
      const since = Temporal.Instant.fromEpochMilliseconds(0);

      it('is found by the row that it was made for, however it ended', async () => {
        const paid = payment((await addCard('4242424242424242')).ref);
        const charged = await account.charge(paid, randomUUID());
        const held = payment(paid.cardRef, 35_000);
        const hold = await account.hold(held, randomUUID());
        const refused = payment((await addCard('4000000000000341')).ref);
        const declined = await account.charge(refused, randomUUID());
        expect(await account.findPayment(paid, since)).toEqual(charged);
        expect(await account.findPayment(held, since)).toEqual(hold);
        expect(await account.findPayment(refused, since)).toEqual(declined);
      });

      it('is not found when it never came there', async () => {
        const never = payment((await addCard('4242424242424242')).ref);
        expect(await account.findPayment(never, since)).toBeNull();
      });
    });

    describe('the sample renter', () => {
      it('has a card that can be charged, and payments that can be given back or freed', async () => {
        const sample = {
          ...payment('pm_sample_renter'),
          customerRef: 'cus_sample_renter',
        };
        expect(await account.charge(sample, randomUUID())).toMatchObject({
          status: 'succeeded',
        });
      });
    });

    async function paymentsOf(paymentId: string) {
      const lately = Temporal.Instant.fromEpochMilliseconds(0);
      const payments = await Array.fromAsync(account.listPayments(lately));
      return payments.filter((payment) => payment.paymentId === paymentId);
    }
  });
}
