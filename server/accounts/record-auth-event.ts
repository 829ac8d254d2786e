import type { SecurityEventKind } from '../../domain/security-event.ts';
import type { Deps } from '../deps.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

/**
 * Known or not, the same is looked up and written: the time of an answer tells nobody whether there is an
 * account. The email itself is not stored.
 */
export async function recordAuthEvent(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  kind: SecurityEventKind,
  account: string | { readonly email: string | null },
  detail?: string,
): Promise<void> {
  const db = database.kysely;
  const userId =
    typeof account === 'string'
      ? account
      : (
          await db
            .selectFrom('users')
            .select('id')
            .where('email', '=', account.email ?? '')
            .executeTakeFirst()
        )?.id;
  const event = { kind, userId: userId ?? null, now: clock.now() };
  await recordSecurityEvent(db, detail === undefined ? event : { ...event, detail });
}
