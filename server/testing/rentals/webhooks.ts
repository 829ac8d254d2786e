import { expect } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { sign } from '../../providers/payments/simulator/deliver-webhooks.ts';
import type { Send } from './client.ts';
import type { Nodes } from './nodes.ts';

/** Whoever can send us events in the provider's name, or pretends to. */
export interface EventSender {
  readonly database: Pick<Database, 'pool'>;
  readonly webhookSecret: string;
  now(): Temporal.Instant;
  readonly send: Send;
}

/** The simulator in the process of these nodes. */
export const eventSenderOf = ({ database, app: { deps }, send }: Nodes): EventSender => ({
  database,
  send,
  webhookSecret: deps.cardEntry.simulators[0]?.keys.webhookSecret ?? '',
  now: deps.clock.trueNow,
});

type StoredEvent = { readonly body: unknown };

/** Sends an event once more, with a signature of its own, as a provider does that got no answer. */
export async function repeatSomeEvent(sender: EventSender): Promise<void> {
  const { database, webhookSecret, send } = sender;
  const { rows } = await database.pool.query<StoredEvent>(
    `SELECT body FROM simulator.stripe_objects WHERE object = 'event' AND id LIKE 'evt\\_%'
     AND id NOT LIKE '%sample%' ORDER BY random() LIMIT 1`,
  );
  if (!rows[0]) return;
  const body = JSON.stringify(rows[0].body);
  const headers = { 'Stripe-Signature': sign(body, webhookSecret, sender.now()) };
  const answer = await send('/api/webhooks/stripe', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

/** An event that the provider never sent: signed with another key, or with a right one long ago. */
export async function forgeEvent(sender: EventSender, how: 'wrong key' | 'too old'): Promise<void> {
  const body = JSON.stringify({
    id: `evt_forged_${crypto.randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_forged', object: 'payment_intent', status: 'succeeded' } },
  });
  const now = sender.now();
  const signature =
    how === 'wrong key'
      ? sign(body, 'whsec_of_somebody_else', now)
      : sign(body, sender.webhookSecret, now.subtract({ minutes: 10 }));
  const headers = { 'Stripe-Signature': signature };
  const answer = await sender.send('/api/webhooks/stripe', { method: 'POST', headers, body });
  const document = (await answer.json()) as { error?: { code: string } };
  expect(document.error?.code, how).toBe('forged_webhook');
}
