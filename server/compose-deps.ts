import { randomBytes } from 'node:crypto';
import { createAuth } from './accounts/auth.ts';
import type { Auth } from './accounts/auth-library.ts';
import { sessionSecretIn } from './accounts/session-secret.ts';
import { createSessions } from './accounts/sessions.ts';
import { welcomeRenter } from './accounts/welcome-renter.ts';
import { createSearchReads } from './catalogue/search-reads.ts';
import { openSimulatedClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { openRecordWatch } from './db/record-watch.ts';
import type { Replica } from './db/replica/open-replica.ts';
import type { Deps } from './deps.ts';
import { openJobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { createStaffAuth } from './operate/staff/staff-auth.ts';
import { createStaffSessions } from './operate/staff/staff-sessions.ts';
import { openGeocoder } from './providers/geocoding/open-geocoder.ts';
import { openIdentity } from './providers/identity/open-identity.ts';
import { personaEvent } from './providers/identity/persona-event.ts';
import { openPaymentProvider } from './providers/payments/open-payment-provider.ts';
import { openStorage } from './providers/storage/open-storage.ts';
import { openTexts } from './providers/texts/open-texts.ts';
import { openSettings } from './settings/settings.ts';

interface Ground {
  readonly database: Database;
  readonly replica: Replica | null;
  readonly log: Log;
  readonly siteUrl: string;
  readonly consoleUrl: string | null;
  /** Takes what must be closed, in the order in which it was opened. */
  readonly opened: AsyncDisposableStack;
  /** The app that is built on these parts: simulated providers reach it without leaving the process. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** Opens the parts that the app stands on, for the product and for its tests alike. */
export async function composeDeps(
  config: Config,
  { database, replica, log, siteUrl, consoleUrl, opened, answer }: Ground,
): Promise<{ readonly deps: Deps; readonly auth: Auth; readonly staffAuth: Auth }> {
  const clock = await openSimulatedClock(database, log);
  opened.defer(clock.close);
  const settings = await openSettings(database, log);
  opened.defer(settings.close);
  const requestWatch = await openRecordWatch(database, 'request_changed');
  opened.defer(requestWatch.close);
  const bookingWatch = await openRecordWatch(database, 'booking_changed');
  opened.defer(bookingWatch.close);
  const cityWatch = await openRecordWatch(database, 'city_changed');
  opened.defer(cityWatch.close);
  const sessionWatch = await openRecordWatch(database, 'session_ended');
  opened.defer(sessionWatch.close);
  const jobs = await openJobs(database, log);
  opened.defer(jobs.stop);
  const secrets = {
    secret: config.sessionSecret ?? (await sessionSecretIn(config.dataFolder)),
    previousSecret: config.previousSessionSecret,
  };
  const consoleAddress = config.console?.publicUrl ?? null;
  const staffAuth = createStaffAuth(database, { ...secrets, baseUrl: consoleAddress });
  const auth = createAuth(database, {
    ...secrets,
    baseUrl: config.publicUrl,
    onSignedUp: (user) => welcomeRenter({ database, jobs, clock }, user),
  });
  const parts = { db: database.kysely, clock, log };
  const texts = openTexts(config, { ...parts, siteUrl, answer });
  opened.defer(async () => texts.simulator?.settled());
  const deps: Deps = {
    config,
    database,
    searchReads: createSearchReads(database, replica),
    clock,
    settings,
    sessions: createSessions(auth, database, sessionWatch),
    staffSessions: createStaffSessions(staffAuth, database, sessionWatch, {
      requiresFactor: config.isProduction,
    }),
    storage: openStorage(config, clock.trueNow),
    geocoder: openGeocoder(config, { clock, log }),
    identity: openIdentity(config, {
      ...parts,
      deliver: (body, signature) => answer(personaEvent(siteUrl, body, signature)),
    }),
    ...(await openPaymentProvider(config, database, clock)),
    texts,
    jobs,
    requestWatch,
    bookingWatch,
    cityWatch,
    log,
    siteUrl,
    consoleUrl,
    operatorToken: config.operatorToken ?? randomBytes(24).toString('base64url'),
  };
  return { deps, auth, staffAuth };
}
