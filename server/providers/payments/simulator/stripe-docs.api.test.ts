import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OpenedSimulator,
  openSimulator,
  sampleCharge,
} from '../../../testing/stripe-simulator.ts';
import { testNow } from '../../../testing/test-database.ts';
import { answerBank, confirmPayment, enterCard } from '../card-form.fixture.ts';
import { createStripeAccount } from '../stripe.ts';
import { setControls } from './controls.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { failRefund } from './refunds.ts';
import { unread } from './unread-fields.ts';

let close: OpenedSimulator['close'];
let clock: OpenedSimulator['clock'];
let simulator: OpenedSimulator['simulator'];
let browser: OpenedSimulator['browser'];
beforeAll(async () => {
  ({ close, clock, simulator, browser } = await openSimulator());
});
afterAll(() => close());

describe('docs/providers/stripe.md', () => {
  /** Every field that the page lists, per object: `payment_intent.next_action.type`. */
  async function documented(): Promise<Set<string>> {
    const file = path.join(import.meta.dirname, '../../../../docs/providers/stripe.md');
    const page = await readFile(file, 'utf8');
    return new Set(page.match(/`[a-z_]+(?:\.[a-z0-9_]+)+`/g)?.map((name) => name.slice(1, -1)));
  }

  function fieldsOf(value: unknown, at: string): string[] {
    if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, at));
    if (typeof value !== 'object' || value === null) return [];
    const own = value as Record<string, unknown>;
    const name = typeof own['object'] === 'string' ? own['object'] : at;
    return Object.entries(own).flatMap(([key, inner]) => {
      const field = `${name}.${key}`;
      // The keys of metadata are ours.
      return key === 'metadata' ? [field] : [field, ...fieldsOf(inner, field)];
    });
  }

  /** What is there because Stripe's types ask for it; nobody reads it, so the page does not list it. */
  const { card, charged_card, evidence_details, ...objects } = unread;
  const places = {
    ...objects,
    'payment_method.card': card,
    'charge.payment_method_details.card': charged_card,
    'dispute.evidence_details': evidence_details,
  };
  const unreadFields = Object.entries(places).flatMap(([place, fields]) =>
    Object.keys(fields).map((field) => `${place}.${field}.`),
  );

  it('lists every field that the simulator answers and somebody reads', async () => {
    const answers: unknown[] = [];
    const listening = { ...browser, fetch: keep(browser.fetch, answers) };
    const own = createStripeAccount({
      ...simulator.keys,
      name: 'main',
      currencies: [],
      now: () => clock.now(),
      fetch: keep(async (input, init) => simulator.app.request(String(input), init), answers),
    });
    const customerRef = await own.createCustomer(
      { userId: randomUUID(), email: 'a@handover.example', name: 'Sample' },
      randomUUID(),
    );
    const numbers = ['4000002760003184', '4917300800000000', '4000000000000341'];
    const cards: string[] = [];
    for (const number of ['4000000000000002', '4242424242424241', ...numbers]) {
      const { ref, clientSecret } = await own.createCardSetup(customerRef, randomUUID());
      const intent = await enterCard(listening, clientSecret, number);
      if (intent.next_action) await answerBank(listening, intent, clientSecret, 'approve');
      const state = await own.readCardSetup(ref);
      if (state.status === 'succeeded') cards.push(state.card.ref);
    }
    for (const cardRef of cards) {
      const payment = { ...sampleCharge, customerRef, cardRef, paymentId: randomUUID() };
      const outcome = await own.charge(payment, randomUUID());
      if (outcome.status === 'waiting') {
        const intent = await confirmPayment(listening, outcome.clientSecret);
        await answerBank(listening, intent, outcome.clientSecret, 'approve');
      }
      if (outcome.status === 'succeeded') {
        const id = await openDispute(simulator.db, outcome.ref, { reason: 'general' }, clock.now());
        await closeDispute(simulator.db, id ?? '', 'won', clock.now());
        await own.readDispute(id ?? '');
        await setControls(simulator.db, { refunds: 'pending' });
        const part = { paymentRef: outcome.ref, cents: 100, paymentId: randomUUID() };
        const { ref } = await own.refund(part, randomUUID());
        await setControls(simulator.db, {});
        await failRefund(simulator.db, ref ?? '', clock.now());
        await own.readRefund(ref ?? '');
        await own.findRefund(part);
        await own.findPayment(payment, testNow);
      }
    }
    const [, cardRef = ''] = cards;
    await own.hold(
      { ...sampleCharge, customerRef, cardRef, paymentId: randomUUID() },
      randomUUID(),
    );
    await own.removeCard(cards[0] ?? '');
    await own.removeCustomer(customerRef);
    await Array.fromAsync(own.listPayments(testNow.subtract({ hours: 1 })));
    await simulator.deliver(async (body) => {
      answers.push(JSON.parse(body));
      return 200;
    });
    const answered = new Set(answers.flatMap((answer) => fieldsOf(answer, 'error')));
    const known = await documented();
    const isUnread = (field: string) => unreadFields.some((one) => `${field}.`.startsWith(one));
    const untold = [...answered].filter((field) => !known.has(field) && !isUnread(field));
    expect(untold.sort()).toEqual([]);
    expect(answered.size).toBeGreaterThan(60);
  });

  type Ask<I> = (input: I, init: RequestInit) => Promise<Response>;

  function keep<I>(ask: Ask<I>, answers: unknown[]) {
    return async (input: I, init?: RequestInit) => {
      const answer = await ask(input, init ?? {});
      const body = await answer.clone().json();
      answers.push((body as { error?: unknown }).error ?? body);
      return answer;
    };
  }
});
