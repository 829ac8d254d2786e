import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '../../server/db/connect.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { startManagedProcess } from '../../server/testing/managed-process.ts';
import { startPostgres } from '../../server/testing/start-postgres.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { testSessionSecret } from '../../server/testing/test-app.ts';

export interface Product {
  readonly url: string;
  readonly consoleUrl: string;
  readonly database: Database;
  readonly databaseUrl: string;
  /** Of a route in a process of its own that answers constant JSON. */
  readonly bareUrl: string;
  memoryMb(): Promise<number>;
  /** What a new sample fleet leaves to be done in its first minute (emails, invoices) has been done. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export const publicUrl = 'http://handover.test';
export const operatorToken = 'the-operator-token-of-the-bench';

/** The schedule comes round once a minute. */
const FIRST_MINUTE_MS = 70_000;
const IDLE_WINDOW_MS = 2_000;
const IDLE_SECONDS = 0.2;

/** As in production, but for the simulated providers and the sample fleet. */
const settings = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SAMPLE_DATA: 'on',
  // Without it cookies would be for https only.
  PUBLIC_URL: publicUrl,
  // As safe to a browser as https is: Drive needs its camera.
  CONSOLE_URL: 'http://console.localhost',
  TRUST_PROXY: 'on',
  SESSION_SECRET: testSessionSecret,
  OPERATOR_TOKEN: operatorToken,
  PAYMENTS_PROVIDER: 'simulator',
  IDENTITY_PROVIDER: 'simulator',
  ADDRESSES_PROVIDER: 'simulator',
  MAIL_PROVIDER: 'simulator',
  TEXTS_PROVIDER: 'simulator',
} as const;

/** Tests may lose their data in a crash; a booking that counts may not. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' } as const;

/** One node that answers and works, on a PostgreSQL of its own, and a bare route; all end with us. */
export async function startProduct(): Promise<Product> {
  const postgres = await startPostgres({ settings: durable });
  const server = await startServer({
    name: 'bench',
    settings: { ...settings, DATABASE_URL: postgres.url },
  });
  const database = await openDatabase({ url: postgres.url });
  const readyAt = performance.now();
  const bare = await startBareRoute();
  return {
    url: server.url,
    consoleUrl: server.consoleUrl,
    database,
    databaseUrl: postgres.url,
    bareUrl: bare.url,
    memoryMb: () => memoryMbOf(server.url),
    async settled() {
      await delay(Math.max(0, readyAt + FIRST_MINUTE_MS - performance.now()));
      await untilIdle(server.url);
    },
    async stop() {
      await bare.stop();
      await database.close();
      await server.stop();
      await postgres.stop();
    },
  };
}

/** What the node's process holds, by its own metrics. */
export async function memoryMbOf(url: string): Promise<number> {
  return (await metricOf(url, 'process_resident_memory_bytes')) / 1024 ** 2;
}

async function untilIdle(url: string): Promise<void> {
  const workedSeconds = () => metricOf(url, 'process_cpu_seconds_total');
  for (let before = await workedSeconds(); ; ) {
    await delay(IDLE_WINDOW_MS);
    const now = await workedSeconds();
    if (now - before < IDLE_SECONDS) return;
    before = now;
  }
}

async function metricOf(url: string, name: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { Authorization: `Bearer ${operatorToken}` },
  });
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text()) ?? [];
  return Number(value);
}

async function startBareRoute() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { stop, ended, output } = startManagedProcess({
    command: process.execPath,
    args: [path.join(import.meta.dirname, 'bare-route.ts'), String(port)],
    folder: mkdtempSync(path.join(tmpdir(), 'handover-bare-')),
    signal: 'SIGTERM',
  });
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (ended()) throw new Error(`The bare route did not start:\n${output()}`);
    await delay(50);
  }
  return { url, stop };
}
