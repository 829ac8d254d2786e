import type { SecurityEventKind } from '../../domain/security-event.ts';
import type { Deps } from '../deps.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { Realm } from './realm.ts';

/** By an id, or by an email among those that are renters', or staff's. */
export type Account = string | { readonly email: string | null; readonly among?: Realm['people'] };

/**
 * Known or not, the same is looked up and written: the time of an answer tells nobody whether there is an
 * account. The email itself is not stored.
 */
export async function recordAuthEvent(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  kind: SecurityEventKind,
  account: Account,
  detail?: string,
): Promise<void> {
  const db = database.kysely;
  const userId =
    typeof account === 'string'
      ? account
      : (
          await db
            .selectFrom(account.among ?? 'users')
            .select('id')
            .where('email', '=', account.email ?? '')
            .executeTakeFirst()
        )?.id;
  const event = { kind, userId: userId ?? null, now: clock.now() };
  await recordSecurityEvent(db, detail === undefined ? event : { ...event, detail });
}
