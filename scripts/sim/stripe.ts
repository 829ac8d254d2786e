import { openStripeSimulator } from '../../server/providers/payments/simulator/open-simulator.ts';
import type { Given, SimulatedProvider } from './provider.ts';

/** The simulated card provider. docs/providers/stripe.md tells how to point the product at it. */
export async function openStripe({ database, clock, webhooks }: Given): Promise<SimulatedProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
  const givenKeys =
    STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: STRIPE_SECRET_KEY,
          publishableKey: STRIPE_PUBLISHABLE_KEY,
          webhookSecret: STRIPE_WEBHOOK_SECRET,
        }
      : undefined;
  const simulator = await openStripeSimulator(database, clock, givenKeys);
  const stopDelivering = webhooks
    ? await simulator.keepDelivering(async (body, headers) => {
        const signal = AbortSignal.timeout(10_000);
        return (await fetch(webhooks, { method: 'POST', headers, body, signal })).status;
      })
    : async () => {};
  const { secretKey, publishableKey, webhookSecret } = simulator.keys;
  const madeUp = [
    `  STRIPE_SECRET_KEY=${secretKey}`,
    `  STRIPE_PUBLISHABLE_KEY=${publishableKey}`,
    `  STRIPE_WEBHOOK_SECRET=${webhookSecret}`,
  ];
  return {
    fetch: (request) => simulator.app.fetch(request),
    describe: (url) => [`Stripe is simulated at ${url}`, ...(givenKeys ? [] : madeUp)],
    close: stopDelivering,
  };
}
