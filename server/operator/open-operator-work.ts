import { openSimulatedClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { openJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { openGeocoder } from '../providers/geocoding/open-geocoder.ts';
import { openPaymentProvider } from '../providers/payments/open-payment-provider.ts';
import { openStorage } from '../providers/storage/open-storage.ts';
import { openTexts } from '../providers/texts/open-texts.ts';
import { openSettings } from '../settings/settings.ts';
import type { OperatorWork } from './command.ts';

/** What the commands need when no running node holds the database. */
export async function withOperatorWork<T>(
  config: Config,
  use: (work: OperatorWork) => Promise<T>,
): Promise<T> {
  const log = createLog('warn');
  const database = await openDatabase(config.database);
  const closers: (() => Promise<unknown>)[] = [database.close];
  try {
    await migrate(database);
    const clock = await openSimulatedClock(database);
    closers.unshift(clock.close);
    const settings = await openSettings(database, log);
    closers.unshift(settings.close);
    const jobs = await openJobs(database, log);
    closers.unshift(jobs.stop);
    const { paymentProvider } = await openPaymentProvider(config, database, clock);
    const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const { console } = config;
    const consoleUrl = console && (console.publicUrl ?? `http://localhost:${console.port}`);
    const geocoder = openGeocoder(config, { clock, log });
    // A command queues texts; the nodes send them, and hear what becomes of them.
    const answer = async () => new Response(null, { status: 503 });
    const texts = openTexts(config, { db: database.kysely, clock, log, siteUrl, answer });
    return await use({
      config,
      database,
      clock,
      settings,
      geocoder,
      jobs,
      paymentProvider,
      texts,
      storage: openStorage(config, clock.trueNow),
      log,
      siteUrl,
      consoleUrl,
    });
  } finally {
    for (const close of closers) await close();
  }
}
