import { appForKey } from '../../server/providers/payments/simulator/app-for-key.ts';
import { openStripeSimulator } from '../../server/providers/payments/simulator/open-simulator.ts';
import { webhookNameOf } from '../../server/providers/payments/webhook-name.ts';
import type { Given, SimulatedProvider } from './provider.ts';

/** The simulated card provider. docs/providers/stripe.md tells how to point the product at it. */
export async function openStripe(given: Given): Promise<SimulatedProvider> {
  const { payments } = given.config;
  const plans = payments.provider === 'simulator' ? payments.simulated : [{ name: 'main' }];
  const accounts: Awaited<ReturnType<typeof openAccount>>[] = [];
  for (const { name } of plans) accounts.push(await openAccount(given, name));
  return {
    fetch: (request) =>
      appForKey(
        accounts.map(({ simulator }) => simulator),
        request,
      ).fetch(request),
    describe: (url) => [
      `Stripe is simulated at ${url}`,
      ...accounts.flatMap(({ madeUp }) => madeUp),
    ],
    async close() {
      for (const { stopDelivering } of accounts) await stopDelivering?.();
    },
  };
}

async function openAccount({ database, clock, webhooks }: Given, account: string) {
  const suffix = account === 'main' ? '' : `_${account.toUpperCase()}`;
  const names = {
    secretKey: `STRIPE_SECRET_KEY${suffix}`,
    publishableKey: `STRIPE_PUBLISHABLE_KEY${suffix}`,
    webhookSecret: `STRIPE_WEBHOOK_SECRET${suffix}`,
  };
  const { env } = process;
  const secretKey = env[names.secretKey];
  const publishableKey = env[names.publishableKey];
  const webhookSecret = env[names.webhookSecret];
  const keys =
    secretKey && publishableKey && webhookSecret
      ? { secretKey, publishableKey, webhookSecret }
      : undefined;
  const simulator = await openStripeSimulator(database, clock, {
    account,
    ...(keys ? { keys } : {}),
  });
  const address = webhooks && new URL(webhookNameOf({ name: account }), webhooks);
  const stopDelivering = address
    ? await simulator.keepDelivering(async (body, headers) => {
        const signal = AbortSignal.timeout(10_000);
        return (await fetch(address, { method: 'POST', headers, body, signal })).status;
      })
    : null;
  const madeUp = [
    `  ${names.secretKey}=${simulator.keys.secretKey}`,
    `  ${names.publishableKey}=${simulator.keys.publishableKey}`,
    `  ${names.webhookSecret}=${simulator.keys.webhookSecret}`,
  ];
  return { simulator, stopDelivering, madeUp: keys ? [] : madeUp };
}
