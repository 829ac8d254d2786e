import {
  type ConfigurationKey,
  configurationKeys,
  remoteConfiguration,
} from '../../contract/configuration.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { changedFields } from '../operate/audit/changed-fields.ts';
import { COMMAND_LINE, recordAudit } from '../operate/audit/record-audit.ts';
import { requireSameVersion } from '../operate/audit/require-same-version.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

interface Change {
  readonly key: ConfigurationKey;
  /** The other fields keep their value. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly actor: string;
  readonly now: Temporal.Instant;
  /** The version that was looked at; a command looks at none. */
  readonly version?: number;
}

/** Changes some fields of one key. Running nodes are told by the database. */
export async function setConfiguration(
  tx: Queries,
  { key, value: wanted, actor, now, version }: Change,
): Promise<object> {
  const schema = remoteConfiguration[key];
  const subject = `setting ${key}`;
  const row = await lockSetting(tx, key, now);
  const current = row.version;
  if (version !== undefined) await requireSameVersion(tx, { subject, version: current }, version);
  const stored = schema.safeParse(row.value);
  const before: object = stored.success ? stored.data : schema.parse({});
  const parsed = schema.safeParse({ ...before, ...wanted });
  if (!parsed.success) {
    throw new Refusal(
      'invalid_input',
      `${key} cannot be set so.`,
      parsed.error.issues.map((issue) => ({
        field: [key, ...issue.path].join('.'),
        reason: issue.message,
      })),
    );
  }
  const changed = changedFields(before, parsed.data);
  await tx
    .updateTable('remote_configuration')
    .set({ value: JSON.stringify(parsed.data), updated_at: toDate(now), version: current + 1 })
    .where('key', '=', key)
    .execute();
  const detail = `${key} ${JSON.stringify(wanted)}`;
  const userId = actor === COMMAND_LINE ? null : actor;
  await recordSecurityEvent(tx, { kind: 'setting-changed', userId, detail, now });
  await recordAudit(tx, {
    actor,
    action: 'settings set',
    subject,
    before: { version: current, ...changed.before },
    after: { version: current + 1, ...changed.after },
    now,
  });
  return parsed.data;
}

/** A setting that nobody has set yet has no row to lock: two who set it at once would both be the first. */
async function lockSetting(tx: Queries, key: ConfigurationKey, now: Temporal.Instant) {
  await tx
    .insertInto('remote_configuration')
    .values({ key, value: '{}', updated_at: toDate(now), version: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return tx
    .selectFrom('remote_configuration')
    .select(['value', 'version'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function checkedKey(key: string): ConfigurationKey {
  const known = configurationKeys.find((one) => one === key);
  if (known) return known;
  throw new Refusal(
    'not_found',
    `${key} is not a setting; known are ${configurationKeys.join(', ')}.`,
  );
}
