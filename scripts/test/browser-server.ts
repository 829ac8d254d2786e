import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../server/testing/free-port.ts';
import { startPostgres } from '../../server/testing/start-postgres.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { planSimulators } from './simulators-apart.ts';

const logs = path.resolve(import.meta.dirname, '../../test-results');

/**
 * The servers of the browser tests: one with the built pages for all journeys, one with hot reload
 * for the gallery of components, which exists in development only, one whose clock may be moved, and one in production
 * with an empty database for the first owner.
 * That of the clock runs on the embedded database; PostgreSQL, which takes less processor time, serves the others.
 * With SIMULATORS=apart the first finds its simulated providers over HTTP, as it would the real ones.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const apart = process.env['SIMULATORS'] === 'apart' ? await planSimulators() : null;
  const postgres = await startPostgres();
  try {
    const stopServers = await startOn(postgres.url, apart);
    return async () => {
      await stopServers();
      await postgres.stop();
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function startOn(
  databaseUrl: string,
  apart: Awaited<ReturnType<typeof planSimulators>> | null,
): Promise<() => Promise<void>> {
  const galleryUrl = await createDatabase(databaseUrl, 'gallery');
  const firstRunUrl = await createDatabase(databaseUrl, 'first_run');
  const firstRun = await planFirstRun(firstRunUrl);
  const servers = await allOrNone([
    // Every visitor of the tests names an address of its own, as behind a proxy; limits are per address.
    startLogged('server', {
      NODE_ENV: 'test',
      TRUST_PROXY: 'on',
      DATABASE_URL: databaseUrl,
      ...apart?.settings,
    }),
    // As `npm run dev` starts it, but with nothing to do beside.
    startLogged(
      'gallery-server',
      { HOT_RELOAD: 'on', ROLE: 'web', SAMPLE_DATA: 'off', DATABASE_URL: galleryUrl },
      { nodeOptions: ['--conditions=development'] },
    ),
    startLogged('sim-server', { NODE_ENV: 'test' }),
    startLogged('first-run-server', firstRun.settings, firstRun),
  ]);
  const [BASE_URL, GALLERY_URL, SIM_URL, FIRST_RUN_URL] = servers.map(({ url }) => url);
  // Read by playwright.config.ts and the tests, in processes that inherit them.
  const CONSOLE_BASE_URL = servers[0]?.consoleUrl;
  Object.assign(process.env, { BASE_URL, GALLERY_URL, SIM_URL, CONSOLE_BASE_URL });
  Object.assign(process.env, {
    FIRST_RUN_URL,
    FIRST_RUN_CONSOLE_URL: servers[3]?.consoleUrl,
    FIRST_RUN_SETTINGS: JSON.stringify(firstRun.settings),
    MAILBOX_TOKEN: firstRun.settings.OPERATOR_TOKEN,
  });
  const stopSimulators = await apart?.start(BASE_URL ?? '');
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await stopSimulators?.();
  };
}

/** As an operator sets it up who has no contracts with providers yet; cookies without https, for want of a certificate. */
async function planFirstRun(databaseUrl: string) {
  const [port, consolePort] = [await freePort(), await freePort()];
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    CONSOLE_URL: `http://127.0.0.1:${consolePort}`,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    OPERATOR_TOKEN: randomBytes(32).toString('base64'),
    PAYMENTS_PROVIDER: 'simulator',
    IDENTITY_PROVIDER: 'simulator',
    ADDRESSES_PROVIDER: 'simulator',
    MAIL_PROVIDER: 'simulator',
    TEXTS_PROVIDER: 'simulator',
  };
  return { port, consolePort, settings };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return String(new URL(`/${name}`, serverUrl));
}

interface Started {
  readonly url: string;
  readonly consoleUrl: string;
  stop(): Promise<void>;
}

/** When one of them does not start, the others are stopped. */
async function allOrNone(starting: readonly Promise<Started>[]): Promise<Started[]> {
  const outcomes = await Promise.allSettled(starting);
  const started = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = outcomes.find((one) => one.status === 'rejected');
  if (!failed) return started;
  await Promise.all(started.map(({ stop }) => stop()));
  throw failed.reason;
}

/** Leaves its log in test-results. */
async function startLogged(
  name: string,
  settings: NodeJS.ProcessEnv,
  wanted: Pick<Parameters<typeof startServer>[0], 'nodeOptions' | 'port' | 'consolePort'> = {},
): Promise<Started> {
  const server = await startServer({ name, ...wanted, settings });
  const stop = async () => {
    await server.stop();
    mkdirSync(logs, { recursive: true });
    writeFileSync(path.join(logs, `${name}.log`), server.output());
  };
  return { url: server.url, consoleUrl: server.consoleUrl, stop };
}
