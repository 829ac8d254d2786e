import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app.ts';
import { composeDeps } from '../compose-deps.ts';
import { readConfig } from '../config.ts';
import { buildConsole } from '../console-app.ts';
import type { Database } from '../db/connect.ts';
import type { Replica } from '../db/replica/open-replica.ts';
import type { Deps } from '../deps.ts';
import { createLog, type Log } from '../log.ts';
import type { Geocoder } from '../providers/geocoding/port.ts';
import { webhookNameOf } from '../providers/payments/webhook-name.ts';
import { sampleAccounts } from '../sample-data/accounts.ts';
import { requireDocumented, requireDocumentedByConsole } from './documented-answers.ts';
import { operateAs } from './operate-as.ts';
import { createTestDatabase, testNow } from './test-database.ts';

export const testOrigin = 'http://handover.test';
export const testConsoleOrigin = 'http://console.handover.test';
export const testSessionSecret = 'a secret only for tests, long enough';

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

interface Options {
  readonly database?: Database;
  /** Of the database that is given with it. */
  readonly replica?: Replica;
  readonly geocoder?: Geocoder;
  readonly log?: Log;
  /** Of the environment, beside those that every test needs. */
  readonly settings?: Record<string, string>;
}

/** The whole API on a database of its own, called as a function, at a fixed time. */
export async function createTestApp(options: Options = {}) {
  const database = options.database ?? (await createTestDatabase());
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'handover-test-'));
  const opened = new AsyncDisposableStack();
  opened.defer(() => rm(dataFolder, { recursive: true, force: true }));
  opened.defer(database.close);
  const config = readConfig({
    NODE_ENV: 'test',
    TRUST_PROXY: 'on',
    DATA_FOLDER: dataFolder,
    SESSION_SECRET: testSessionSecret,
    OPERATOR_TOKEN: 'the-operator-token-of-the-tests',
    ...options.settings,
  });
  const {
    deps: composed,
    auth,
    staffAuth,
  } = await composeDeps(config, {
    database,
    replica: options.replica ?? null,
    log: options.log ?? createLog('silent'),
    siteUrl: testOrigin,
    consoleUrl: testConsoleOrigin,
    opened,
    answer: async (event) => app.fetch(event),
  });
  const deps: Deps = options.geocoder ? { ...composed, geocoder: options.geocoder } : composed;
  if (!options.database) await deps.clock.moveTo(testNow);
  const app = await buildApp(deps, { auth, pages: null, staticFolders: [] });
  const consoleApp = await buildConsole(deps, { staffAuth, pagesFolder: null });
  const request = async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, testOrigin);
    const answer = await app.request(url, init);
    await requireDocumented(init.method ?? 'GET', url.pathname, answer);
    return answer;
  };
  const requestConsole = async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, testConsoleOrigin);
    const answer = await consoleApp.request(url, init);
    await requireDocumentedByConsole(init.method ?? 'GET', url.pathname, answer);
    return answer;
  };

  return {
    deps,
    auth,
    staffAuth,
    request,
    /** The console's API, as a browser would ask it. */
    requestConsole,
    /** The console as somebody of the sample staff, signed in already. */
    operate: (email: string) =>
      operateAs(email, { deps, staffAuth, requestConsole, origin: testConsoleOrigin }),
    /** Signs in through the API as a browser would; answers the cookie to send along. */
    async signIn(email: string): Promise<string> {
      const password = sampleAccounts.find((account) => account.email === email)?.password;
      const answer = await request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: testOrigin },
        body: JSON.stringify({ email, password }),
      });
      if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}`);
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    /** Lets the simulated card provider tell what it has to tell; answers how many it told. */
    async deliverPaymentWebhooks(): Promise<number> {
      let told = 0;
      for (const { account, deliver } of deps.cardEntry.simulators) {
        const address = `/api/webhooks/${webhookNameOf({ name: account })}`;
        told += await deliver(
          async (body, headers) =>
            (await request(address, { method: 'POST', headers, body })).status,
        );
      }
      return told;
    },
    close: () => opened.disposeAsync(),
  };
}
