import { createAuth } from '../accounts/auth.ts';
import { createSessions } from '../accounts/sessions.ts';
import { buildApp } from '../app.ts';
import { openSimulatedClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { sampleAccounts } from '../db/sample-data/accounts.ts';
import type { Deps } from '../deps.ts';
import { openJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { createEmbeddedGeocoder } from '../providers/geocoding/simulator/embedded-geocoder.ts';
import { openRequestWatch } from '../requests/watch-requests.ts';
import { openSettings } from '../settings/settings.ts';
import { createTestDatabase, testNow } from './test-database.ts';

export const testOrigin = 'http://handover.test';

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The whole API on a database of its own, called as a function, at a fixed time. */
export async function createTestApp(options: { readonly database?: Database } = {}) {
  const database = options.database ?? (await createTestDatabase());
  const log = createLog('silent');
  const clock = await openSimulatedClock(database);
  if (!options.database) await clock.moveTo(testNow);
  const settings = await openSettings(database, log);
  const jobs = await openJobs(database, log);
  const requestWatch = await openRequestWatch(database);
  const auth = createAuth(database, {
    secret: 'a secret only for tests, long enough',
    baseUrl: null,
  });
  const deps: Deps = {
    config: readConfig({ NODE_ENV: 'test', TRUST_PROXY: 'on' }),
    database,
    clock,
    settings,
    sessions: createSessions(auth, database),
    geocoder: createEmbeddedGeocoder(),
    jobs,
    requestWatch,
    log,
    operatorToken: 'the-operator-token-of-the-tests',
  };
  const app = await buildApp(deps, { auth, pages: null, staticFolders: [] });
  const request = async (path: string, init: RequestInit = {}) =>
    app.request(new URL(path, testOrigin), init);

  return {
    deps,
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
    async close() {
      await jobs.stop();
      await requestWatch.close();
      await settings.close();
      await clock.close();
      await database.close();
    },
  };
}
