import { expect } from 'vitest';
import { sign } from '../../providers/payments/simulator/deliver-webhooks.ts';
import type { Nodes } from './nodes.ts';

type Told = { readonly body: unknown };

/** Tells an event once more, with a signature of its own, as a provider does that got no answer. */
export async function repeatSomeEvent({ database, app, send }: Nodes): Promise<void> {
  const { rows } = await database.pool.query<Told>(
    `SELECT body FROM simulator.stripe_objects WHERE object = 'event' AND id LIKE 'evt\\_%'
     AND id NOT LIKE '%sample%' ORDER BY random() LIMIT 1`,
  );
  if (!rows[0]) return;
  const body = JSON.stringify(rows[0].body);
  const secret = app.deps.cardEntry.simulator?.keys.webhookSecret ?? '';
  const headers = { 'Stripe-Signature': sign(body, secret, app.deps.clock.now()) };
  const answer = await send('/api/webhooks/stripe', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

/** An event that the provider never sent: signed with another key, or with a right one long ago. */
export async function forgeEvent(
  { app, send }: Nodes,
  how: 'wrong key' | 'too old',
): Promise<void> {
  const body = JSON.stringify({
    id: `evt_forged_${crypto.randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_forged', object: 'payment_intent', status: 'succeeded' } },
  });
  const now = app.deps.clock.now();
  const right = app.deps.cardEntry.simulator?.keys.webhookSecret ?? '';
  const signature =
    how === 'wrong key'
      ? sign(body, 'whsec_of_somebody_else', now)
      : sign(body, right, now.subtract({ minutes: 10 }));
  const headers = { 'Stripe-Signature': signature };
  const answer = await send('/api/webhooks/stripe', { method: 'POST', headers, body });
  const document = (await answer.json()) as { error?: { code: string } };
  expect(document.error?.code, how).toBe('forged_webhook');
}
