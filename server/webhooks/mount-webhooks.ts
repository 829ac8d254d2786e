import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { notFound, Refusal } from '../errors.ts';
import { ForgedIdentityWebhook } from '../providers/identity/port.ts';
import { ForgedWebhook } from '../providers/payments/port.ts';
import { webhookNameOf } from '../providers/payments/webhook-name.ts';
import { ForgedTextWebhook } from '../providers/texts/port.ts';
import { receiveEvent } from './receive-event.ts';

/** A webhook: an id of its own, and what changed. */
interface ProviderEvent {
  readonly id: string;
  readonly subject: string;
  readonly ref: string;
}

interface WebhookReader {
  /** Checks the signature on the very bytes that came. */
  read(body: string, headers: Headers): ProviderEvent | Promise<ProviderEvent>;
  readonly forged: new (message: string) => Error;
  /** What the provider wants to hear; others read no more than the status. */
  readonly answer?: { readonly type: string; readonly body: string };
}

/** A provider of texts would send back whatever else it is answered. */
const noReply = { type: 'text/xml', body: '<Response/>' };

/**
 * Where webhooks arrive. Beside the contract's routes, because the body is signed as
 * it stands and repetitions are known by the provider's own id, not by an Idempotency-Key.
 */
export function mountWebhooks(deps: Deps): Hono {
  const { accounts } = deps.paymentProvider;
  const texts = deps.texts.provider;
  const readers: Readonly<Record<string, WebhookReader>> = {
    ...Object.fromEntries(
      accounts.map((account) => [
        webhookNameOf(account),
        { read: account.readWebhook, forged: ForgedWebhook },
      ]),
    ),
    persona: { read: deps.identity.checks.readWebhook, forged: ForgedIdentityWebhook },
    ...(texts && {
      twilio: { read: texts.readWebhook, forged: ForgedTextWebhook, answer: noReply },
    }),
  };
  const app = new Hono();
  app.post('/api/webhooks/:provider', async (context) => {
    const provider = context.req.param('provider');
    const reader = Object.hasOwn(readers, provider) ? readers[provider] : undefined;
    if (!reader) throw notFound('This address');
    const body = await context.req.text();
    const event = await readOrRefuse(reader, body, context.req.raw.headers);
    await receiveEvent(deps, provider, event);
    if (!reader.answer) return context.json({ received: true });
    return context.body(reader.answer.body, 200, { 'Content-Type': reader.answer.type });
  });
  return app;
}

async function readOrRefuse(
  { read, forged }: WebhookReader,
  body: string,
  headers: Headers,
): Promise<ProviderEvent> {
  try {
    return await read(body, headers);
  } catch (error) {
    if (!(error instanceof forged)) throw error;
    throw new Refusal('forged_webhook', 'The signature does not fit the event, or is too old.');
  }
}
