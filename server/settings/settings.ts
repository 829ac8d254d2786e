import type { z } from 'zod';
import {
  type ConfigurationKey,
  configurationKeys,
  remoteConfiguration,
} from '../../contract/configuration.ts';
import type { Database, Queries } from '../db/connect.ts';
import type { Log } from '../log.ts';

export type RemoteConfiguration = {
  readonly [K in ConfigurationKey]: z.output<(typeof remoteConfiguration)[K]>;
};

/** The remote configuration as it stands now, kept current by the database's notifications. */
export interface Settings {
  current(): RemoteConfiguration;
  close(): Promise<void>;
}

export async function openSettings(database: Database, log: Log): Promise<Settings> {
  let current = await readConfiguration(database.kysely, log);
  const refresh = async () => {
    try {
      current = await readConfiguration(database.kysely, log);
    } catch (error) {
      log.error({ err: error }, 'remote configuration could not be read; the last one stays');
    }
  };
  const stopListening = await database.listen('configuration_changed', {
    onMessage: () => void refresh(),
    onGap: () => void refresh(),
  });
  return { current: () => current, close: stopListening };
}

/** A missing or invalid row falls back to the specification's defaults and is reported. */
export async function readConfiguration(db: Queries, log: Log): Promise<RemoteConfiguration> {
  const rows = await db.selectFrom('remote_configuration').select(['key', 'value']).execute();
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = configurationKeys.map((key) => {
    const parsed = remoteConfiguration[key].safeParse(stored.get(key) ?? {});
    if (!parsed.success) log.warn({ key }, 'remote configuration row is invalid; defaults apply');
    return [key, parsed.success ? parsed.data : remoteConfiguration[key].parse({})];
  });
  return Object.fromEntries(entries) as RemoteConfiguration;
}
