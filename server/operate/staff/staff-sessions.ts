import { sql } from 'kysely';
import { sessionPolicy } from '../../../domain/policy-constants.ts';
import type { Auth } from '../../accounts/auth-library.ts';
import { signedCookieIn } from '../../accounts/signed-cookie.ts';
import type { Database, Queries } from '../../db/connect.ts';
import type { RecordWatch } from '../../db/record-watch.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { readGrants } from './read-grants.ts';

export interface StaffSessions {
  callerOf(headers: Headers): Promise<StaffCaller | null>;
  /** For what goes on after the request that was let in: whether it still would be. */
  isOpen(sessionId: string): Promise<boolean>;
  /** Says that it may have ended, on whichever node; answers how to stop. */
  onEnd(sessionId: string, notify: () => void): () => void;
}

const isUseDue = sql<boolean>`last_used_at < now() - make_interval(mins => ${sessionPolicy.useStoredAfterMinutes})`;

/** Roles are read anew at every request: what was taken away is gone at once. */
export function createStaffSessions(
  auth: Auth,
  { kysely: db }: Pick<Database, 'kysely'>,
  ends: RecordWatch,
  { requiresFactor }: { readonly requiresFactor: boolean },
): StaffSessions {
  return {
    onEnd: ends.onChange,
    async isOpen(sessionId) {
      return (
        (await openSessions(db).where('staff_sessions.id', '=', sessionId).executeTakeFirst()) !==
        undefined
      );
    },
    async callerOf(headers) {
      const { authCookies, secret } = await auth.$context;
      const cookies = headers.get('cookie') ?? '';
      const token = signedCookieIn(cookies, authCookies.sessionToken.name, secret);
      if (token === null) return null;
      const found = await openSessions(db).where('token', '=', token).executeTakeFirst();
      if (!found) return null;
      const { userId, sessionId } = found;
      if (found.isUseDue) await storeUse(db, sessionId);
      const needsSecondFactor = requiresFactor && !found.hasFactor;
      return { userId, sessionId, needsSecondFactor, grants: await readGrants(db, userId) };
    },
  };
}

const openSessions = (db: Queries) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.user_id')
    .select((eb) => [
      'staff_sessions.user_id as userId',
      'staff_sessions.id as sessionId',
      isUseDue.as('isUseDue'),
      eb
        .exists(
          eb
            .selectFrom('staff_factors')
            .select('id')
            .whereRef('staff_factors.user_id', '=', 'staff.id'),
        )
        .as('hasFactor'),
    ])
    .where('removed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);

async function storeUse(db: Queries, sessionId: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}
