import type Stripe from 'stripe';
import type { Currency } from '../../../domain/money.ts';
import type { ProviderPayment } from './port.ts';

type Ask = <T>(call: (api: Stripe) => Promise<T>) => Promise<T>;

const PAGE = 100;
const moving: Stripe.EventListParams['types'] = [
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

/** Money that moved, read from Stripe's events, which it keeps for 30 days; newest first. */
export async function* listStripePayments(
  since: Temporal.Instant,
  ask: Ask,
): AsyncGenerator<ProviderPayment> {
  const created = { gte: Math.floor(since.epochMilliseconds / 1000) };
  // Newest first, so that a refund failed is known before it is read that it was made.
  const failed = new Set<string>();
  for (let after: string | undefined; ; ) {
    const from = after ? { starting_after: after } : {};
    const page = await ask((api) =>
      api.events.list({ created, limit: PAGE, ...(moving ? { types: moving } : {}), ...from }),
    );
    for (const event of page.data) {
      if (isFailedRefund(event)) failed.add(event.data.object.id);
      const payment = paymentOf(event, failed);
      if (payment) yield payment;
    }
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after) return;
  }
}

function paymentOf(event: Stripe.Event, failed: ReadonlySet<string>): ProviderPayment | null {
  const at = Temporal.Instant.fromEpochMilliseconds(event.created * 1000);
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const intent = event.data.object;
      const kind = intent.capture_method === 'manual' ? 'capture' : 'charge';
      return { kind, cents: intent.amount_received, at, ...common(intent) };
    }
    case 'payment_intent.amount_capturable_updated': {
      const intent = event.data.object;
      return { kind: 'hold', cents: intent.amount, at, ...common(intent) };
    }
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      // What never got as far as a hold frees nothing.
      const { capture_method, latest_charge, last_payment_error } = intent;
      const wasHeld = capture_method === 'manual' && latest_charge && !last_payment_error;
      return wasHeld ? { kind: 'release', cents: intent.amount, at, ...common(intent) } : null;
    }
    case 'refund.created': {
      const refund = event.data.object;
      if (failed.has(refund.id)) return null;
      return { kind: 'refund', cents: refund.amount, at, ...common(refund) };
    }
    case 'charge.dispute.funds_withdrawn': {
      const dispute = event.data.object;
      return { kind: 'dispute', cents: dispute.amount, at, ...common(dispute) };
    }
    case 'charge.dispute.funds_reinstated': {
      const dispute = event.data.object;
      return { kind: 'dispute-reversal', cents: dispute.amount, at, ...common(dispute) };
    }
    default:
      return null;
  }
}

/** Money that came back to us has not moved; the attempt that follows is a refund of its own. */
function isFailedRefund(event: Stripe.Event): event is RefundEvent {
  const isRefund = event.type.startsWith('refund.');
  const status = isRefund ? (event as RefundEvent).data.object.status : null;
  return status === 'failed' || status === 'canceled';
}

type RefundEvent = Extract<
  Stripe.Event,
  { type: 'refund.created' | 'refund.updated' | 'refund.failed' }
>;

function common(about: {
  readonly id: string;
  readonly currency: string;
  readonly metadata: Stripe.Metadata | null;
}) {
  return {
    ref: about.id,
    currency: about.currency.toUpperCase() as Currency,
    paymentId: about.metadata?.['paymentId'] ?? null,
  };
}
