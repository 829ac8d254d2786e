import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { startManagedProcess } from '../../server/testing/managed-process.ts';

const STARTS_WITHIN_SECONDS = 120;
const program = path.resolve(import.meta.dirname, '../sim.ts');

/**
 * The simulated providers as processes of their own, each with a database of its own, reached over
 * HTTP: the product knows no more of them than of the real ones.
 */
export async function planSimulators() {
  const ports = { stripe: await freePort(), persona: await freePort() };
  const urlOf = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`;
  const keys = {
    STRIPE_SECRET_KEY: 'sk_sim_of_the_browser_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_sim_of_the_browser_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_browser_tests',
    PERSONA_API_KEY: 'persona_of_the_browser_tests',
    PERSONA_TEMPLATE_ID: 'itmpl_of_the_browser_tests',
    PERSONA_WEBHOOK_SECRET: 'wbhsec_of_the_browser_tests',
  };
  return {
    /** With them the product finds the simulators. */
    settings: {
      ...keys,
      STRIPE_SIMULATOR_URL: urlOf('stripe'),
      PERSONA_SIMULATOR_URL: urlOf('persona'),
    },
    async start(productUrl: string): Promise<() => Promise<void>> {
      const simulators = (['stripe', 'persona'] as const).map((name) => {
        const folder = mkdtempSync(path.join(tmpdir(), `handover-sim-${name}-`));
        const webhooks = `${productUrl}/api/webhooks/${name}`;
        const args = [program, name, '--port', String(ports[name]), '--webhooks', webhooks];
        const environment = { ...process.env, ...keys, DATA_FOLDER: folder, DATABASE_URL: '' };
        const command = { command: process.execPath, args, folder, signal: 'SIGTERM' } as const;
        return { url: urlOf(name), process: startManagedProcess(command, environment) };
      });
      const stop = async () => {
        await Promise.all(simulators.map((one) => one.process.stop()));
      };
      for (const { url, process } of simulators) {
        for (const started = Date.now(); !(await answers(url)); await delay(100)) {
          if (process.ended() || Date.now() - started > STARTS_WITHIN_SECONDS * 1000) {
            await stop();
            throw new Error(`A simulator did not start:\n${process.output()}`);
          }
        }
      }
      return stop;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
