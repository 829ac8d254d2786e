import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createAuth } from './accounts/auth.ts';
import { sessionSecretIn } from './accounts/session-secret.ts';
import { createSessions } from './accounts/sessions.ts';
import { welcomeRenter } from './accounts/welcome-renter.ts';
import { buildApp } from './app.ts';
import { createSearchReads } from './catalogue/search-reads.ts';
import { openSimulatedClock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { openRecordWatch } from './db/record-watch.ts';
import { openReplica } from './db/replica/open-replica.ts';
import { isEmpty, loadSampleData } from './db/sample-data/load.ts';
import type { Deps } from './deps.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { answersOf, createPatientServer } from './http/patient-server.ts';
import { openJobs } from './jobs/jobs.ts';
import { createLog } from './log.ts';
import { openOperatorDoor } from './operator/operator-door.ts';
import { openPages } from './pages.ts';
import { openGeocoder } from './providers/geocoding/open-geocoder.ts';
import { openIdentity } from './providers/identity/open-identity.ts';
import { personaEvent } from './providers/identity/persona-event.ts';
import { openMail } from './providers/mail/open-mail.ts';
import { openPayments } from './providers/payments/open-payments.ts';
import type { Send } from './providers/payments/simulator/deliver-webhooks.ts';
import { openSettings } from './settings/settings.ts';
import { StartupError } from './startup-error.ts';
import { workersOf } from './workers.ts';

const FAILED_START_PATIENCE_MS = 5_000;

export interface Running {
  readonly url: string;
  readonly loadedSampleData: boolean;
  stop(): Promise<void>;
}

/** Configuration → database → providers → app → listen; stop() goes back the same way. */
export async function start(config: Config, say: (step: string) => void): Promise<Running> {
  const log = createLog(config.logLevel);
  const closers: (() => Promise<unknown>)[] = [];
  const onStop = (close: () => Promise<unknown>) => closers.unshift(close);
  const server = createPatientServer();
  const stop = async () => {
    await closeServer(server); // whoever is still being answered needs all the rest
    for (const close of closers) await close();
  };

  try {
    // First of all, so that a port in use is told at once and not after the first long start.
    let answer: Answer = answerNotReady;
    server.on('request', (request, response) => answer(request, response));
    const url = await listen(server, config);

    await mkdir(config.dataFolder, { recursive: true });
    say('Opening the database');
    const database = await openDatabase(config.database);
    onStop(database.close);
    const applied = await migrate(database);
    if (applied > 0) say(`Brought the schema up to date (${applied} migrations)`);
    const loadsSamples = config.loadsSampleData && (await isEmpty(database));
    if (loadsSamples) {
      say('Loading the sample fleet');
      await loadSampleData(database, { now: systemClock.now() });
      giveBackMemory();
    }

    const clock = await openSimulatedClock(database, log);
    onStop(clock.close);
    const settings = await openSettings(database, log);
    onStop(settings.close);
    const requestWatch = await openRecordWatch(database, 'request_changed');
    onStop(requestWatch.close);
    const bookingWatch = await openRecordWatch(database, 'booking_changed');
    onStop(bookingWatch.close);
    const jobs = await openJobs(database, log);
    onStop(jobs.stop);
    const auth = createAuth(database, {
      secret: config.sessionSecret ?? (await sessionSecretIn(config.dataFolder)),
      baseUrl: config.publicUrl,
      onSignedUp: (user) => welcomeRenter({ database, jobs, clock }, user),
    });
    const siteUrl = config.publicUrl ?? url;
    // The simulated identity provider reaches our webhook without leaving the process.
    let answerEvent = async (_: Request): Promise<Response> => new Response(null, { status: 503 });
    const identity = openIdentity(config, {
      db: database.kysely,
      clock,
      log,
      deliver: (body, signature) => answerEvent(personaEvent(siteUrl, body, signature)),
    });
    const replica = config.replica ? await openReplica(database, config.replica, log) : null;
    if (replica) onStop(replica.close);
    const deps: Deps = {
      config,
      database,
      searchReads: createSearchReads(database, replica),
      clock,
      settings,
      sessions: createSessions(auth, database),
      geocoder: openGeocoder(config, { clock, log }),
      identity,
      ...(await openPayments(config, database, clock)),
      jobs,
      requestWatch,
      bookingWatch,
      log,
      siteUrl,
      operatorToken: config.operatorToken ?? randomBytes(24).toString('base64url'),
    };

    if (config.role !== 'web') {
      const mail = await openMail(config, database.kysely, clock);
      onStop(mail.close);
      await jobs.work(workersOf(deps, mail));
      // What a moved clock makes due is done at once, not at the next minute.
      const lookNow = () => {
        const queued = jobs.enqueue(database.kysely, 'sweep', {});
        queued.catch((error) => log.warn({ err: error }, 'no look now; the schedule looks soon'));
      };
      onStop(await database.listen('clock_moved', { onMessage: lookNow, onGap: lookNow }));
    }

    const pages = config.role === 'worker' ? null : await openPages(config, server, clock);
    if (pages) onStop(pages.close);
    const app = await buildApp(deps, {
      auth,
      pages: pages?.render ?? null,
      staticFolders: pages?.staticFolders ?? [],
    });
    const { simulator } = deps.cardEntry;
    if (simulator) {
      const tell: Send = async (body, headers) => {
        const init = { method: 'POST', headers, body };
        return (await app.request(`${siteUrl}/api/webhooks/stripe`, init)).status;
      };
      onStop(await simulator.keepDelivering(tell));
    }
    answerEvent = async (event) => app.fetch(event);
    const answerApp = answersOf(app.fetch);
    answer = (request, response) => {
      const goOn = () => void answerApp(request, response);
      if (pages?.middleware) pages.middleware(request, response, goOn);
      else goOn();
    };
    if ('folder' in config.database) {
      onStop(await openOperatorDoor(config.database.folder, { url, token: deps.operatorToken }));
    }
    return { url, loadedSampleData: loadsSamples, stop };
  } catch (error) {
    // What hangs on a database that went away meanwhile must not keep us from saying so.
    await Promise.race([stop(), delay(FAILED_START_PATIENCE_MS, undefined, { ref: false })]);
    throw error;
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answerNotReady: Answer = (_, response) => {
  const error = { code: 'unavailable', message: 'Handover is starting.' };
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
  response.end(JSON.stringify({ error }));
};

async function listen(server: Server, { port, host }: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use; stop the other program or set PORT to another number.`
          : `Cannot listen on ${host}:${port}: ${error.message}.`;
      reject(new StartupError(reason));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return `http://localhost:${bound}`;
}

/** Answers under way are finished; idle connections and open event streams do not hold us up. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(patience);
}
