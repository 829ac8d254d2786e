import { sql } from 'kysely';
import type { Database, Queries } from '../db/connect.ts';
import type { RecordWatch } from '../db/record-watch.ts';
import type { Caller } from '../http/caller.ts';
import { type Auth, sessionDays } from './auth.ts';
import { endSessions } from './end-sessions.ts';
import { signedCookieIn } from './signed-cookie.ts';

export interface Sessions {
  callerOf(headers: Headers): Promise<Caller | null>;
  /** For what goes on after the request that was let in: whether it still would be. */
  isOpen(sessionId: string): Promise<boolean>;
  /** Says that it may have ended, on whichever node; answers how to stop. */
  onEnd(sessionId: string, notify: () => void): () => void;
}

export function createSessions(auth: Auth, database: Database, ends: RecordWatch): Sessions {
  return {
    onEnd: ends.onChange,
    async isOpen(sessionId) {
      const open = await allowedSessions(database.kysely)
        .where('sessions.id', '=', sessionId)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return open !== undefined;
    },
    async callerOf(headers) {
      const cookies = headers.get('cookie');
      // A visitor without our cookie costs no query.
      if (!cookies?.includes('session_token=')) return null;
      return (await plainCaller(auth, database, cookies)) ?? askLibrary(auth, database, headers);
    },
  };
}

const RENEWED_BELOW_DAYS = sessionDays.longest - sessionDays.renewedAfter;

/**
 * Nearly everybody: signed by us, neither over nor due for renewal, and allowed to be here; read in
 * one statement. Whatever is not as plain as that is for the library.
 */
async function plainCaller(
  auth: Auth,
  { kysely }: Database,
  cookies: string,
): Promise<Caller | undefined> {
  const { authCookies, secret } = await auth.$context;
  const token = signedCookieIn(cookies, authCookies.sessionToken.name, secret);
  if (token === null) return undefined;
  return allowedSessions(kysely)
    .where('token', '=', token)
    .where('expires_at', '>', sql<Date>`now() + make_interval(days => ${RENEWED_BELOW_DAYS})`)
    .executeTakeFirst();
}

const allowedSessions = (db: Queries) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['user_id as userId', 'sessions.id as sessionId'])
    .where('admin', '=', false)
    .where('disabled', '=', false);

async function askLibrary(
  auth: Auth,
  database: Database,
  headers: Headers,
): Promise<Caller | null> {
  const { response: found, headers: answered } = await auth.api.getSession({
    headers,
    returnHeaders: true,
  });
  if (!found) return null;
  const { id: sessionId, userId } = found.session;
  const user = await database.kysely
    .selectFrom('users')
    .select(['admin', 'disabled'])
    .where('id', '=', userId)
    .executeTakeFirst();
  // An account that became an administrator's or was disabled loses its sessions at once.
  if (!user || user.admin || user.disabled) {
    await endSessions(database.kysely, userId);
    return null;
  }
  return { userId, sessionId, renewedCookies: answered.getSetCookie() };
}
