import { mkdtemp } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openSimulatedClock, systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { startManagedProcess } from '../../testing/managed-process.ts';
import { copyTestDatabase, createTestDatabase, testNow } from '../../testing/test-database.ts';
import { openPaymentProvider } from './open-payment-provider.ts';
import { paymentsContract } from './payments-contract.ts';
import { createStripeAccount } from './stripe.ts';

const PROGRAM = path.join(import.meta.dirname, '../../../scripts/sim.ts');
const keys = {
  secretKey: 'sk_sim_of_the_tests',
  publishableKey: 'pk_sim_of_the_tests',
  webhookSecret: 'whsec_of_the_tests',
};

paymentsContract('the adapter over the simulator in our process', async () => {
  const database = await createTestDatabase();
  const clock = await openSimulatedClock(database);
  await clock.moveTo(testNow);
  const { paymentProvider, cardEntry } = await openPaymentProvider(readConfig({}), database, clock);
  const account = paymentProvider.accountOf('EUR');
  return {
    account,
    browser: {
      publishableKey: account.publishableKey,
      fetch: async (at, init) =>
        cardEntry.answerBrowser?.(new Request(`http://simulator.test${at}`, init)) ??
        Response.error(),
    },
    async close() {
      await clock.close();
      await database.close();
    },
  };
});

paymentsContract('the adapter over the simulator in another process', async () => {
  const { url, stop } = await startProgram();
  return {
    account: createStripeAccount({
      ...keys,
      name: 'main',
      currencies: ['EUR', 'USD'],
      url,
      now: systemClock.now,
    }),
    browser: {
      publishableKey: keys.publishableKey,
      fetch: (at, init) => fetch(new URL(at, url), init),
    },
    close: stop,
  };
});

it('the simulator in another process is for this machine alone, unless HOST says otherwise', async () => {
  const { url, stop } = await startProgram();
  const port = Number(new URL(url).port);
  const reached = await Promise.all(
    // Whoever listens everywhere answers at every address of the loopback.
    ['127.0.0.1', '127.0.0.2', '::1'].map((host) => canConnect(host, port)),
  );
  await stop();
  expect(reached).toEqual([true, false, false]);
});

async function startProgram() {
  const { location, remove } = await copyTestDatabase('empty');
  const program = startManagedProcess(
    {
      command: process.execPath,
      args: [PROGRAM, 'stripe', '--port', '0'],
      folder: await mkdtemp(path.join(tmpdir(), 'handover-sim-')),
      signal: 'SIGTERM',
    },
    {
      ...process.env,
      HOST: '',
      ...('url' in location ? { DATABASE_URL: location.url } : { DATA_FOLDER: location.folder }),
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    },
  );
  const url = () => /simulated at (\S+)/.exec(program.output())?.[1];
  while (!url() && !program.ended()) await delay(50);
  return {
    url: url() ?? expect.fail(program.output()),
    async stop() {
      await program.stop();
      await remove();
    },
  };
}

const canConnect = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
