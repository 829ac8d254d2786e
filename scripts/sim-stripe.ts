import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { openSimulatedClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { openStripeSimulator } from '../server/providers/payments/simulator/open-simulator.ts';

/**
 * `npm run sim:stripe`: the simulated card provider as a server of its own, for trying the product
 * over the network. docs/providers/stripe.md tells how to point the product at it.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    webhooks: { type: 'string' },
  },
});
const config = readConfig(process.env);
const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
const givenKeys =
  STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET
    ? {
        secretKey: STRIPE_SECRET_KEY,
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
      }
    : undefined;

const database = await openDatabase(
  'url' in config.database
    ? config.database
    : { folder: path.join(config.database.folder, 'sim-stripe') },
);
await migrate(database);
const clock = await openSimulatedClock(database);
const simulator = await openStripeSimulator(database, clock, givenKeys);

const server = serve({ fetch: simulator.app.fetch, port: Number(values.port) }, ({ port }) => {
  console.log(`Stripe is simulated at http://localhost:${port}`);
  if (!givenKeys) {
    console.log(`  STRIPE_SECRET_KEY=${simulator.keys.secretKey}`);
    console.log(`  STRIPE_PUBLISHABLE_KEY=${simulator.keys.publishableKey}`);
    console.log(`  STRIPE_WEBHOOK_SECRET=${simulator.keys.webhookSecret}`);
  }
});

const { webhooks } = values;
const stopTelling = webhooks
  ? await simulator.keepDelivering(async (body, headers) => {
      const signal = AbortSignal.timeout(10_000);
      return (await fetch(webhooks, { method: 'POST', headers, body, signal })).status;
    })
  : async () => {};

const stop = async () => {
  server.close();
  await stopTelling();
  await clock.close();
  await database.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
