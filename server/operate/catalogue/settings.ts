import type { z } from 'zod';
import { type ConfigurationKey, configurationKeys } from '../../../contract/configuration.ts';
import type { Setting, SettingEdit } from '../../../contract/operate/catalogue-settings.ts';
import type { Queries } from '../../db/connect.ts';
import type { Log } from '../../log.ts';
import { setConfiguration } from '../../settings/set-configuration.ts';
import { readConfiguration } from '../../settings/settings.ts';
import type { Acting } from '../acting.ts';

const SHOWN_CHANGES = 10;

/** As they are stored now; a running node may hear of it a moment later. */
export async function listSettings(db: Queries, log: Log): Promise<Setting[]> {
  const configuration = await readConfiguration(db, log);
  const rows = await db.selectFrom('remote_configuration').select(['key', 'version']).execute();
  const versions = new Map(rows.map(({ key, version }) => [key, version]));
  return Promise.all(
    configurationKeys.map(async (key) => ({
      key,
      version: versions.get(key) ?? 0,
      value: configuration[key],
      changes: await changesOf(db, key),
    })),
  );
}

/** The same as `npm run settings -- set`, by somebody with a name. */
export async function changeSetting(
  { tx, caller, now }: Acting,
  key: ConfigurationKey,
  { version, value }: z.output<typeof SettingEdit>,
  log: Log,
): Promise<Setting> {
  await setConfiguration(tx, { key, value, version, actor: caller.userId, now });
  const settings = await listSettings(tx, log);
  return settings.find((setting) => setting.key === key) as Setting;
}

async function changesOf(db: Queries, key: ConfigurationKey): Promise<Setting['changes']> {
  const entries = await db
    .selectFrom('audit_log')
    .leftJoin('staff', (join) =>
      join.on((eb) => eb(eb.cast<string>('staff.id', 'text'), '=', eb.ref('audit_log.actor'))),
    )
    .select(['at', 'staff.name', 'before', 'after'])
    .where('subject', '=', `setting ${key}`)
    .orderBy('number', 'desc')
    .limit(SHOWN_CHANGES)
    .execute();
  return entries.map(({ at, name, before, after }) => ({
    at: at.toISOString(),
    by: name,
    before: valuesOf(before),
    after: valuesOf(after) ?? {},
  }));
}

function valuesOf(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  const { version: _, ...values } = JSON.parse(text) as Record<string, unknown>;
  return values;
}
