import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBank, type Browser, confirmPayment, enterCard } from './card-form.fixture.ts';
import type { Card, Payments } from './port.ts';

export interface Provider {
  readonly payments: Payments;
  readonly browser: Browser;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** What the rest of the product relies on, whoever moves the money. */
export function paymentsContract(name: string, open: () => Promise<Provider>): void {
  describe(`${name} keeps the contract of a payment provider`, () => {
    let provider: Provider;
    let payments: Payments;
    let customerRef: string;
    beforeAll(async () => {
      provider = await open();
      ({ payments } = provider);
      customerRef = await newCustomer();
    }, PATIENCE_MS);
    afterAll(() => provider.close(), PATIENCE_MS);

    const newCustomer = () =>
      payments.createCustomer(
        { userId: randomUUID(), email: 'a@handover.example', name: 'Sample' },
        randomUUID(),
      );

    async function addCard(number: string, owner = customerRef): Promise<Card> {
      const { ref, clientSecret } = await payments.createCardSetup(owner, randomUUID());
      const intent = await enterCard(provider.browser, clientSecret, number);
      if (intent.status === 'requires_action') {
        await answerBank(provider.browser, intent, clientSecret, 'approve');
      }
      const state = await payments.readCardSetup(ref);
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
    });

    describe('a card', () => {
      it('is known by its brand, kind and last digits once the renter has entered it', async () => {
        const { ref, clientSecret } = await payments.createCardSetup(customerRef, randomUUID());
        expect(await payments.readCardSetup(ref)).toEqual({ status: 'waiting' });
        await enterCard(provider.browser, clientSecret, '4000 0566 5566 5556');
        expect(await payments.readCardSetup(ref)).toMatchObject({
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
          const { ref, clientSecret } = await payments.createCardSetup(customerRef, randomUUID());
          const refused = await enterCard(provider.browser, clientSecret, number);
          expect(refused.error).toMatchObject({ type: 'card_error', ...error });
          expect(await payments.readCardSetup(ref)).toEqual({ status: 'waiting' });
          await enterCard(provider.browser, clientSecret, '4242424242424242');
          expect(await payments.readCardSetup(ref)).toMatchObject({ status: 'succeeded' });
        },
      );

      it('waits for a bank that wants to see the renter', async () => {
        const { ref, clientSecret } = await payments.createCardSetup(customerRef, randomUUID());
        const intent = await enterCard(provider.browser, clientSecret, '4000002500003155');
        expect(intent.status).toBe('requires_action');
        expect(await payments.readCardSetup(ref)).toEqual({ status: 'waiting' });
        await answerBank(provider.browser, intent, clientSecret, 'refuse');
        expect(await payments.readCardSetup(ref)).toEqual({ status: 'waiting' });
        const again = await enterCard(provider.browser, clientSecret, '4000002500003155');
        await answerBank(provider.browser, again, clientSecret, 'approve');
        expect(await payments.readCardSetup(ref)).toMatchObject({ status: 'succeeded' });
      });

      it('is removed once, however often it is asked for, and cannot be charged any more', async () => {
        const card = await addCard('4242424242424242');
        await payments.removeCard(card.ref);
        await payments.removeCard(card.ref);
        expect(await payments.charge(payment(card.ref), randomUUID())).toEqual({
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
        const { ref } = await payments.charge(paid, randomUUID());
        await payments.removeCustomer(leaver);
        await payments.removeCustomer(leaver);
        await payments.removeCard(card.ref);
        expect(await payments.charge({ ...paid, paymentId: randomUUID() }, randomUUID())).toEqual({
          status: 'failed',
          ref: null,
          code: 'card_error',
        });
        const back = { paymentRef: ref ?? '', cents: 1_000, paymentId: randomUUID() };
        expect(await payments.refund(back, randomUUID())).toMatchObject({ status: 'succeeded' });
      });
    });

    describe('a charge', () => {
      it('succeeds and can be read again', async () => {
        const card = await addCard('4242424242424242');
        const outcome = await payments.charge(payment(card.ref), randomUUID());
        expect(outcome).toMatchObject({ status: 'succeeded' });
        expect(await payments.readPayment(outcome.ref ?? '')).toEqual(outcome);
      });

      it('happens once per key', async () => {
        const card = await addCard('4242424242424242');
        const once = payment(card.ref);
        const key = randomUUID();
        const [first, second] = await Promise.all([
          payments.charge(once, key),
          payments.charge(once, key),
        ]);
        expect(second).toEqual(first);
        expect(await movesOf(once.paymentId)).toHaveLength(1);
        await expect(payments.charge({ ...once, cents: 1_000 }, key)).rejects.toThrow(/refused/);
      });

      it('is declined, and the same key is told so again', async () => {
        const card = await addCard('4000000000000341');
        const key = randomUUID();
        const once = payment(card.ref);
        const outcome = await payments.charge(once, key);
        expect(outcome).toMatchObject({ status: 'failed', code: 'card_declined' });
        expect(await payments.charge(once, key)).toEqual(outcome);
        expect(await movesOf(once.paymentId)).toEqual([]);
      });

      it('needs no bank for a card that was set up with its renter', async () => {
        const card = await addCard('4000002500003155');
        const outcome = await payments.charge(payment(card.ref), randomUUID());
        expect(outcome.status).toBe('succeeded');
      });

      it.each([
        ['approve', { status: 'succeeded' }],
        ['refuse', { status: 'failed', code: 'authentication_failed' }],
      ] as const)('waits for the renter whose bank asks; they %s', async (answer, ending) => {
        const card = await addCard('4000002760003184');
        const outcome = await payments.charge(payment(card.ref), randomUUID());
        if (outcome.status !== 'waiting') throw new Error(`the payment is ${outcome.status}`);
        const { ref, clientSecret } = outcome;
        const intent = await confirmPayment(provider.browser, clientSecret);
        expect(await payments.readPayment(ref)).toMatchObject({ status: 'waiting' });
        await answerBank(provider.browser, intent, clientSecret, answer);
        expect(await payments.readPayment(ref)).toMatchObject(ending);
      });

      it('that waits can be ended', async () => {
        const card = await addCard('4000002760003184');
        const outcome = await payments.charge(payment(card.ref), randomUUID());
        const ref = outcome.ref ?? '';
        await payments.release(ref, randomUUID());
        expect(await payments.readPayment(ref)).toEqual({ status: 'released', ref });
      });
    });

    describe('a hold', () => {
      it('takes nothing, and is freed once however often it is asked for', async () => {
        const card = await addCard('4242424242424242');
        const held = payment(card.ref, 35_000);
        const { ref } = await payments.hold(held, randomUUID());
        expect(await payments.readPayment(ref ?? '')).toEqual({ status: 'held', ref });
        await payments.release(ref ?? '', 'release-1'.concat(randomUUID()));
        await payments.release(ref ?? '', 'release-2'.concat(randomUUID()));
        expect(await payments.readPayment(ref ?? '')).toEqual({ status: 'released', ref });
        expect((await movesOf(held.paymentId)).map(({ kind }) => kind)).toEqual([
          'release',
          'hold',
        ]);
      });

      it('can be taken in part', async () => {
        const card = await addCard('4242424242424242');
        const held = payment(card.ref, 35_000);
        const { ref } = await payments.hold(held, randomUUID());
        const taken = await payments.capture(ref ?? '', 15_000, randomUUID());
        expect(taken).toMatchObject({ status: 'succeeded' });
        expect(await movesOf(held.paymentId)).toMatchObject([
          { kind: 'capture', cents: 15_000 },
          { kind: 'hold', cents: 35_000 },
        ]);
      });
    });

    describe('a refund', () => {
      it('gives back in parts, never more than was paid', async () => {
        const card = await addCard('4242424242424242');
        const { ref } = await payments.charge(payment(card.ref, 10_000), randomUUID());
        const paymentRef = ref ?? '';
        const key = randomUUID();
        const part = { paymentRef, cents: 4_000, paymentId: randomUUID() };
        const first = await payments.refund(part, key);
        expect(first).toMatchObject({ status: 'succeeded' });
        expect(await payments.refund(part, key)).toEqual(first);
        const tooMuch = await payments.refund({ ...part, cents: 7_000 }, randomUUID());
        expect(tooMuch).toMatchObject({ status: 'failed' });
        const rest = await payments.refund({ ...part, cents: 6_000 }, randomUUID());
        expect(rest).toMatchObject({ status: 'succeeded' });
      });

      it('can be read again, and is found by the row that it was made for', async () => {
        const card = await addCard('4242424242424242');
        const { ref } = await payments.charge(payment(card.ref, 10_000), randomUUID());
        const sought = { paymentRef: ref ?? '', paymentId: randomUUID() };
        expect(await payments.findRefund(sought)).toBeNull();
        const given = await payments.refund({ ...sought, cents: 1_000 }, randomUUID());
        await payments.refund({ ...sought, paymentId: randomUUID(), cents: 2_000 }, randomUUID());
        expect(await payments.readRefund(given.ref ?? '')).toEqual(given);
        expect(await payments.findRefund(sought)).toEqual(given);
        expect(await movesOf(sought.paymentId)).toMatchObject([{ kind: 'refund', cents: 1_000 }]);
      });
    });

    describe('an attempt whose answer was lost', () => {
      const since = Temporal.Instant.fromEpochMilliseconds(0);

      it('is found by the row that it was made for, however it ended', async () => {
        const paid = payment((await addCard('4242424242424242')).ref);
        const charged = await payments.charge(paid, randomUUID());
        const held = payment(paid.cardRef, 35_000);
        const hold = await payments.hold(held, randomUUID());
        const refused = payment((await addCard('4000000000000341')).ref);
        const declined = await payments.charge(refused, randomUUID());
        expect(await payments.findPayment(paid, since)).toEqual(charged);
        expect(await payments.findPayment(held, since)).toEqual(hold);
        expect(await payments.findPayment(refused, since)).toEqual(declined);
      });

      it('is not found when it never came there', async () => {
        const never = payment((await addCard('4242424242424242')).ref);
        expect(await payments.findPayment(never, since)).toBeNull();
      });
    });

    describe('the sample renter', () => {
      it('has a card that can be charged, and payments that can be given back or freed', async () => {
        const sample = {
          ...payment('pm_sample_renter'),
          customerRef: 'cus_sample_renter',
        };
        expect(await payments.charge(sample, randomUUID())).toMatchObject({ status: 'succeeded' });
      });
    });

    async function movesOf(paymentId: string) {
      const lately = Temporal.Instant.fromEpochMilliseconds(0);
      const moves = await Array.fromAsync(payments.listMoves(lately));
      return moves.filter((move) => move.paymentId === paymentId);
    }
  });
}
