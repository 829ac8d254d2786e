import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAuth } from '../accounts/auth.ts';
import { createSessions } from '../accounts/sessions.ts';
import { welcomeRenter } from '../accounts/welcome-renter.ts';
import { buildApp } from '../app.ts';
import { createSearchReads } from '../catalogue/search-reads.ts';
import { openSimulatedClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { openRecordWatch } from '../db/record-watch.ts';
import type { Replica } from '../db/replica/open-replica.ts';
import { sampleAccounts } from '../db/sample-data/accounts.ts';
import type { Deps } from '../deps.ts';
import { openJobs } from '../jobs/jobs.ts';
import { createLog, type Log } from '../log.ts';
import type { Geocoder } from '../providers/geocoding/port.ts';
import { createEmbeddedGeocoder } from '../providers/geocoding/simulator/embedded-geocoder.ts';
import { openIdentity } from '../providers/identity/open-identity.ts';
import { personaEvent } from '../providers/identity/persona-event.ts';
import { openPayments } from '../providers/payments/open-payments.ts';
import { openSettings } from '../settings/settings.ts';
import { createTestDatabase, testNow } from './test-database.ts';

export const testOrigin = 'http://handover.test';
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
  const log = options.log ?? createLog('silent');
  const clock = await openSimulatedClock(database);
  if (!options.database) await clock.moveTo(testNow);
  const settings = await openSettings(database, log);
  const jobs = await openJobs(database, log);
  const requestWatch = await openRecordWatch(database, 'request_changed');
  const bookingWatch = await openRecordWatch(database, 'booking_changed');
  const auth = createAuth(database, {
    secret: testSessionSecret,
    baseUrl: null,
    onSignedUp: (user) => welcomeRenter({ database, jobs, clock }, user),
  });
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'handover-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    TRUST_PROXY: 'on',
    DATA_FOLDER: dataFolder,
    ...options.settings,
  });
  let answerEvent = async (_: Request): Promise<Response> => new Response(null, { status: 503 });
  const identity = openIdentity(config, {
    db: database.kysely,
    clock,
    log,
    deliver: (body, signature) => answerEvent(personaEvent(testOrigin, body, signature)),
  });
  const deps: Deps = {
    config,
    database,
    searchReads: createSearchReads(database, options.replica ?? null),
    clock,
    settings,
    sessions: createSessions(auth, database),
    geocoder: options.geocoder ?? createEmbeddedGeocoder(),
    identity,
    ...(await openPayments(config, database, clock)),
    jobs,
    requestWatch,
    bookingWatch,
    log,
    siteUrl: testOrigin,
    operatorToken: 'the-operator-token-of-the-tests',
  };
  const app = await buildApp(deps, { auth, pages: null, staticFolders: [] });
  answerEvent = async (event) => app.fetch(event);
  const request = async (path: string, init: RequestInit = {}) =>
    app.request(new URL(path, testOrigin), init);

  return {
    deps,
    auth,
    request,
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
      const { simulator } = deps.cardEntry;
      if (!simulator) return 0;
      return simulator.deliver(async (body, headers) => {
        const answer = await request('/api/webhooks/stripe', { method: 'POST', headers, body });
        return answer.status;
      });
    },
    async close() {
      await jobs.stop();
      await requestWatch.close();
      await bookingWatch.close();
      await settings.close();
      await clock.close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
