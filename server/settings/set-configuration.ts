import {
  type ConfigurationKey,
  configurationKeys,
  remoteConfiguration,
} from '../../contract/configuration.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { recordAudit } from '../operate/audit/record-audit.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

/** Changes some fields of one key; the others keep their value. Running nodes are told by the database. */
export async function setConfiguration(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  key: string,
  changes: Record<string, unknown>,
  actor: string,
): Promise<unknown> {
  const schema = remoteConfiguration[checkedKey(key)];
  return database.kysely.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('remote_configuration')
      .select('value')
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    const stored = schema.safeParse(row?.value ?? {});
    const parsed = schema.safeParse({ ...(stored.success ? stored.data : {}), ...changes });
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
    const value = JSON.stringify(parsed.data);
    const now = clock.now();
    const updated_at = toDate(now);
    await tx
      .insertInto('remote_configuration')
      .values({ key, value, updated_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
      .execute();
    const detail = `${key} ${JSON.stringify(changes)}`;
    await recordSecurityEvent(tx, { kind: 'setting-changed', userId: null, detail, now });
    await recordAudit(tx, {
      actor,
      action: 'settings set',
      subject: `setting ${key}`,
      ...(stored.success ? { before: stored.data } : {}),
      after: parsed.data,
      now,
    });
    return parsed.data;
  });
}

export function checkedKey(key: string): ConfigurationKey {
  const known = configurationKeys.find((one) => one === key);
  if (known) return known;
  throw new Refusal(
    'not_found',
    `${key} is not a setting; known are ${configurationKeys.join(', ')}.`,
  );
}
