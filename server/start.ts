import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { composeDeps } from './compose-deps.ts';
import type { Config } from './config.ts';
import { buildConsole } from './console-app.ts';
import { openDatabase } from './db/connect.ts';
import { embeddedOptions } from './db/embedded-options.ts';
import { migrate } from './db/migrate.ts';
import { makeContentsPrivate, makePrivateFolder } from './db/private-folder.ts';
import { openReplica } from './db/replica/open-replica.ts';
import type { Deps } from './deps.ts';
import { answerNotReady, answersOf, createPatientServer } from './http/patient-server.ts';
import { createLog } from './log.ts';
import { openOperatorDoor } from './operator/operator-door.ts';
import { openPages } from './pages.ts';
import { openMail } from './providers/mail/open-mail.ts';
import type { Send } from './providers/payments/simulator/deliver-webhooks.ts';
import { webhookNameOf } from './providers/payments/webhook-name.ts';
import { giveSampleStaffApps } from './sample-data/give-staff-apps.ts';
import { isEmpty, loadSampleData } from './sample-data/load.ts';
import { refuseSampleAccounts } from './sample-data/refuse-sample-accounts.ts';
import { StartupError } from './startup-error.ts';
import { workersOf } from './workers.ts';

const FAILED_START_PATIENCE_MS = 5_000;

export interface Running {
  readonly url: string;
  /** Null: this node has no console. */
  readonly consoleUrl: string | null;
  readonly loadedSampleData: boolean;
  stop(): Promise<void>;
}

/** Configuration → database → providers → app → listen; stop() goes back the same way. */
export async function start(config: Config, say: (step: string) => void): Promise<Running> {
  const log = createLog(config.logLevel);
  const opened = new AsyncDisposableStack();
  const server = createPatientServer();
  const consoleServer = createPatientServer();
  const stop = async () => {
    // Whoever is still being answered needs all the rest.
    await Promise.all([closeServer(server), closeServer(consoleServer)]);
    await opened.disposeAsync();
  };

  try {
    // First of all, so that a port in use is told at once and not after the first long start.
    let answer: Answer = answerNotReady;
    server.on('request', (request, response) => answer(request, response));
    const url = await listen(server, config, 'PORT');
    let answerConsole: Answer = answerNotReady;
    consoleServer.on('request', (request, response) => answerConsole(request, response));
    const hasConsole = config.console !== null && config.role !== 'worker';
    const consoleUrl = hasConsole
      ? await listen(consoleServer, { ...config, ...config.console }, 'CONSOLE_PORT')
      : null;

    await makePrivateFolder(config.dataFolder);
    say('Opening the database');
    const database = await openDatabase(config.database);
    opened.defer(database.close);
    const applied = await migrate(database);
    if (applied > 0) say(`Brought the schema up to date (${applied} migrations)`);
    const loadsSamples = config.loadsSampleData && (await isEmpty(database));
    if (loadsSamples) {
      say('Loading the sample fleet');
      await loadSampleData(database, { now: systemClock.now() });
    }
    if (config.isProduction && !config.loadsSampleData) await refuseSampleAccounts(database.kysely);
    const replica = config.replica ? await openReplica(database, config.replica, log) : null;
    if (replica) opened.defer(replica.close);

    const siteUrl = config.publicUrl ?? url;
    const consoleSite =
      config.console &&
      (config.console.publicUrl ?? consoleUrl ?? `http://localhost:${config.console.port}`);
    const ground = { database, replica, log, siteUrl, consoleUrl: consoleSite, opened };
    const { deps, auth, staffAuth } = await composeDeps(config, {
      ...ground,
      answer: async (event) => app.fetch(event),
    });
    if (config.loadsSampleData) await giveSampleStaffApps(staffAuth, database);
    const pages = config.role === 'worker' ? null : await openPages(config, server, log);
    if (pages) opened.defer(pages.close);
    const app = await buildApp(deps, { auth, pages, staticFolders: pages?.staticFolders ?? [] });

    if (config.role !== 'web') await startWorking(deps, opened);
    for (const simulator of deps.cardEntry.simulators) {
      const address = `${siteUrl}/api/webhooks/${webhookNameOf({ name: simulator.account })}`;
      const notify: Send = async (body, headers) =>
        (await app.request(address, { method: 'POST', headers, body })).status;
      opened.defer(await simulator.keepDelivering(notify));
    }
    if (hasConsole) {
      const pagesFolder = path.join(import.meta.dirname, '../console/build');
      answerConsole = answersOf((await buildConsole(deps, { staffAuth, pagesFolder })).fetch);
    }
    if ('folder' in config.database) {
      await makeContentsPrivate(embeddedOptions(config.database.folder).dataDir);
      opened.defer(
        await openOperatorDoor(config.database.folder, { url, token: deps.operatorToken }),
      );
    }
    // Last: whoever hears here that we are ready finds all of it ready.
    const answerApp = answersOf(app.fetch);
    answer = (request, response) => {
      const goOn = () => void answerApp(request, response);
      if (pages?.middleware) pages.middleware(request, response, goOn);
      else goOn();
    };
    return { url, consoleUrl, loadedSampleData: loadsSamples, stop };
  } catch (error) {
    // What hangs on a database that went away meanwhile must not keep us from saying so.
    await Promise.race([stop(), delay(FAILED_START_PATIENCE_MS, undefined, { ref: false })]);
    throw error;
  }
}

/** Everything a worker node does, and the emails that come of it. */
async function startWorking(deps: Deps, opened: AsyncDisposableStack): Promise<void> {
  const { config, database, clock, jobs, log } = deps;
  const mail = await openMail(config, database.kysely, clock);
  opened.defer(mail.close);
  await jobs.work(workersOf(deps, mail));
  // What a moved clock makes due is done at once, not at the next minute.
  const sweepNow = () => {
    const queued = jobs.enqueue(database.kysely, 'sweep', {});
    queued.catch((error) => log.warn({ err: error }, 'not swept now; the schedule sweeps soon'));
  };
  opened.defer(await database.listen('clock_moved', { onMessage: sweepNow, onGap: sweepNow }));
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  setting: 'PORT' | 'CONSOLE_PORT',
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use; stop the other program or set ${setting} to another number.`
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
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(patience);
}
