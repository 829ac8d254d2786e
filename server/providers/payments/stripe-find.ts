import type Stripe from 'stripe';
import type { CardPayment, CardRefund } from './port.ts';

type Ask = <T>(call: (api: Stripe) => Promise<T>) => Promise<T>;

const PAGE = 100;

/**
 * The payment intent made for a row of ours. Listed by customer and not searched by metadata:
 * Stripe's lists know at once what its search learns a minute later.
 */
export async function findStripePayment(
  { customerRef, paymentId }: Pick<CardPayment, 'customerRef' | 'paymentId'>,
  since: Temporal.Instant,
  ask: Ask,
): Promise<Stripe.PaymentIntent | undefined> {
  const created = { gte: Math.floor(since.epochMilliseconds / 1000) };
  return madeFor(paymentId, (from) =>
    ask((api) =>
      api.paymentIntents.list({
        customer: customerRef,
        created,
        limit: PAGE,
        expand: ['data.latest_charge'],
        ...from,
      }),
    ),
  );
}

export async function findStripeRefund(
  { paymentRef, paymentId }: Pick<CardRefund, 'paymentRef' | 'paymentId'>,
  ask: Ask,
): Promise<Stripe.Refund | undefined> {
  return madeFor(paymentId, (from) =>
    ask((api) => api.refunds.list({ payment_intent: paymentRef, limit: PAGE, ...from })),
  );
}

/** Looks through the pages of a list, newest first, for what bears the id of our row. */
async function madeFor<
  T extends { readonly id: string; readonly metadata: Stripe.Metadata | null },
>(
  paymentId: string,
  read: (from: { starting_after?: string }) => Promise<{ data: T[]; has_more: boolean }>,
): Promise<T | undefined> {
  for (let after: string | undefined; ; ) {
    const page = await read(after ? { starting_after: after } : {});
    const found = page.data.find(({ metadata }) => metadata?.['paymentId'] === paymentId);
    if (found) return found;
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after) return undefined;
  }
}
